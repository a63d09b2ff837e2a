import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Puts our element of islands where pages of the built site would hold Astro's; development keeps Astro's. */
export function islandElement(): Plugin {
  const own = fileURLToPath(new URL('../islands/island-element.ts', import.meta.url));
  return {
    name: 'island-element',
    apply: 'build',
    load: {
      filter: { id: /\/astro-island\.prebuilt\.js$/ },
      handler: () => `export { islandElementScript as default } from ${JSON.stringify(own)};`,
    },
  };
}
