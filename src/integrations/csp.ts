import { readFileSync } from 'node:fs';
import { type BuildSettings, serviceOrigins } from '../domain/build-settings.ts';
import { type CspHash, cspHash } from '../layouts/csp-hash.ts';

/**
 * Directives besides Astro's hashes and those of scripts in the head (Head.astro). astro.config.mjs puts all together.
 * Forms and requests go to the site or to the services in the settings. What only a header can say is in
 * src/service/http/security-headers.ts.
 */
export function cspDirectives(settings: BuildSettings) {
  const allowedTargets = ["'self'", ...serviceOrigins(settings)].join(' ');
  return [
    "default-src 'none'",
    `connect-src ${allowedTargets}`,
    `form-action ${allowedTargets}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
  ] as const;
}

/**
 * Hashes of the style sheet that sonner inserts at run time: first an empty element, then its text, which differs from the
 * package's styles.css.
 * @throws Error when sonner inserts its style in another way
 */
export function sonnerStyleHashes(): [empty: CspHash, full: CspHash] {
  const module = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1];
  if (!literal) throw new Error('sonner inserts its style in another way: see sonnerStyleHashes');
  return [cspHash(''), cspHash(JSON.parse(literal) as string)];
}
