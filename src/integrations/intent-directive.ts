import type { AstroIntegration } from 'astro';

/** Adds `client:wake="name"` of src/islands/hydrate-on-intent.ts. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'wake-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'wake', entrypoint: './src/islands/hydrate-on-intent.ts' }),
    },
  };
}
