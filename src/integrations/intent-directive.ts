import type { AstroIntegration } from 'astro';

/** Adds `client:intent`, by which an island hydrates when a visitor is about to use it. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/islands/hydrate-on-intent.ts' }),
    },
  };
}
