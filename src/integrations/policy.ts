/** The content security policy beyond what Astro finds by itself. Without it browsers drop toasts' styles and more. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuildSettings } from '../domain/build-settings.ts';

type Hash = `sha256-${string}`;

/** What the policy of a page calls a script or style sheet that stands in it. */
export function inlineHash(text: string): Hash {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** Everything comes from the site itself, and forms go there, or where the settings say. */
export function policyDirectives(settings: BuildSettings) {
  const services = [
    settings.PUBLIC_INTAKE_URL,
    settings.PUBLIC_EMAILJS_SERVICE_ID && 'https://api.emailjs.com',
  ];
  const reachable = ["'self'", ...services.filter(Boolean)].join(' ');
  return [
    "default-src 'none'",
    `connect-src ${reachable}`,
    `form-action ${reachable}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
  ] as const;
}

/**
 * Hashes of the style sheet that sonner puts into the page when it loads: the element goes in empty and receives its
 * text then. The file in the package called styles.css is not the same text.
 * @throws Error when sonner no longer inserts its style the way this version does
 */
export function sonnerStyleHashes(): [empty: Hash, full: Hash] {
  const module = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1];
  if (!literal) throw new Error('sonner inserts its style in another way: see sonnerStyleHashes');
  return [inlineHash(''), inlineHash(JSON.parse(literal) as string)];
}
