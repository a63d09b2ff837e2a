import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { readRedirects } from '../content/read-redirects.ts';
import { contentFolder } from '../helpers/node/project-root.ts';

/**
 * Writes the redirects of `content/redirects.yaml` into `dist/_redirects`, for static hosts and for
 * our service.
 */
export function redirectsFile(): AstroIntegration {
  return {
    name: 'redirects-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        // A list that cannot be read stops the build earlier: report-findings.ts.
        const lines = formatRedirects(readRedirects(contentFolder) ?? {});
        if (lines !== '') writeFileSync(new URL('_redirects', dir), lines);
      },
    },
  };
}

/** The lines of `_redirects` for paths as `readRedirects` decodes them. */
export function formatRedirects(redirects: Readonly<Record<string, string>>): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${encodePath(from)} ${encodePath(to)} 301\n`)
    .join('');
}

/** `encodeURI`, but for what `decodeURI` leaves encoded, such as %26: it must not become %2526. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/%25(?=2[346BCF]|3[ABDF]|40)/gi, '%');
}
