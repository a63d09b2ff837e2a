import type { AstroIntegration } from 'astro';
import { originWarning } from '../domain/fiction.ts';

/** Warns in a build whose origin, or whose lender, is only an example. */
export function warnAboutOrigin(origin: string): AstroIntegration {
  return {
    name: 'origin-warning',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const warning = originWarning(origin);
        if (warning) logger.warn(warning);
      },
    },
  };
}
