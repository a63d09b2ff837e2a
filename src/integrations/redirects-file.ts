import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../content/read-content.ts';
import { readRedirects } from '../content/read-redirects.ts';

/**
 * Writes the redirects of `content/redirects.yaml` into `dist/_redirects`, for static hosts and for
 * our service.
 */
export function redirectsFile(): AstroIntegration {
  return {
    name: 'redirects-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        // A list that cannot be read stops the build earlier: content-check.ts.
        const lines = Object.entries(readRedirects(contentFolder) ?? {}).map(
          ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`,
        );
        if (lines.length > 0) writeFileSync(new URL('_redirects', dir), lines.join(''));
      },
    },
  };
}
