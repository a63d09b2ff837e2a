import type { Plugin } from 'vite';

/** Removes Tailwind's licence from the sheets of components: the page's own sheet has it. */
export function oneLicence(): Plugin {
  return {
    name: 'one-licence',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => code.replace(/^\/\*! tailwindcss .*?\*\/\s*/, ''),
    },
  };
}
