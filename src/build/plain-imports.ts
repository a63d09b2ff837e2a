import type { Plugin } from 'vite';

/**
 * Leaves an `import()` of the islands as it is. Vite would wrap each in a helper of 0.6 kB that fetches ahead what the
 * module imports; here that is what the island itself is made of, and there long before.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: false } } : undefined,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
