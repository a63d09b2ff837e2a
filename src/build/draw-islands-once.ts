import { getContainerRenderer } from '@astrojs/react/container-renderer';
import type { AstroIntegration } from 'astro';

/** Puts a renderer of islands before that of React's integration, whose work it remembers. */
export function drawIslandsOnce(): AstroIntegration {
  return {
    name: 'draw-islands-once',
    hooks: {
      'astro:config:setup': ({ addRenderer }) =>
        addRenderer({
          ...getContainerRenderer(),
          name: 'draw-islands-once',
          serverEntrypoint: new URL('island-renderer.ts', import.meta.url),
        }),
    },
  };
}
