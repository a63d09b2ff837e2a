import type { AstroIntegration } from 'astro';

/** Makes `client:wake="name"` known to Astro; see src/islands/wake.ts for what it does. */
export function wakeDirective(): AstroIntegration {
  return {
    name: 'wake-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'wake', entrypoint: './src/islands/wake.ts' }),
    },
  };
}
