import { fileURLToPath } from 'node:url';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import type { AstroIntegration } from 'astro';

/**
 * Puts a renderer of islands before that of React's integration, whose work it remembers; in the browser, a smaller one
 * stands in its place.
 */
export function drawIslandsOnce(): AstroIntegration {
  const client = fileURLToPath(new URL('../islands/hydrate.ts', import.meta.url));
  return {
    name: 'draw-islands-once',
    hooks: {
      'astro:config:setup': ({ addRenderer, updateConfig }) => {
        addRenderer({
          ...getContainerRenderer(),
          name: 'draw-islands-once',
          serverEntrypoint: new URL('island-renderer.ts', import.meta.url),
        });
        updateConfig({ vite: { resolve: { alias: { '@astrojs/react/client.js': client } } } });
      },
    },
  };
}
