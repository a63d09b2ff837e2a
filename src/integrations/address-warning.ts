import type { AstroIntegration } from 'astro';
import { addressWarning } from '../domain/fiction.ts';

/** Warns in a build whose address, or whose lender, is only an example. */
export function warnOfAddress(origin: string): AstroIntegration {
  return {
    name: 'site-address',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const warning = addressWarning(origin);
        if (warning) logger.warn(warning);
      },
    },
  };
}
