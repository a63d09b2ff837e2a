import { readFileSync } from 'node:fs';
import type { AstroUserConfig } from 'astro';
import { type CspHash, cspHash } from '../helpers/node/csp-hash.ts';
import { type BuildSettings, serviceOrigins } from '../settings/build-settings.ts';

type AstroCsp = NonNullable<NonNullable<AstroUserConfig['security']>['csp']>;

/**
 * The content security policy of all pages. Astro adds the hashes of its scripts and styles,
 * layouts/head-scripts/head-script.ts those in the head, and a view with pictures in data URLs
 * adds `img-src data:`. unused-hashes.ts removes hashes of other pages. What only a header can say
 * is in src/service/http/security-headers.ts; /admin has its own policy.
 */
export function contentSecurityPolicy(settings: BuildSettings): AstroCsp {
  // Forms and requests go to the site or to the services in the settings.
  const allowedTargets = ["'self'", ...serviceOrigins(settings)].join(' ');
  return {
    directives: [
      "default-src 'none'",
      `connect-src ${allowedTargets}`,
      `form-action ${allowedTargets}`,
      "font-src 'self'",
      "img-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
    ],
    styleDirective: { hashes: sonnerStyleHashes() },
  };
}

/**
 * Hashes of the style sheet that sonner inserts at run time: first an empty element, then its text,
 * which differs from the package's styles.css.
 * @throws Error when sonner inserts its style in another way
 */
export function sonnerStyleHashes(): [empty: CspHash, full: CspHash] {
  const module = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1];
  if (!literal) throw new Error('sonner inserts its style in another way: see sonnerStyleHashes');
  return [cspHash(''), cspHash(JSON.parse(literal))];
}
