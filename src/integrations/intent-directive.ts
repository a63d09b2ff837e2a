import type { AstroIntegration } from 'astro';

/** Adds `client:intent="name"` of src/islands/hydrate-on-intent.ts. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/islands/hydrate-on-intent.ts' }),
    },
  };
}
