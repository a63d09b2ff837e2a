import { hash } from 'node:crypto';

/** All pages have the same few. */
const known = new Map<string, `sha256-${string}`>();

/** What the policy of a page calls a script or style sheet that stands in its head. */
export function inlineHash(text: string): `sha256-${string}` {
  const found = known.get(text) ?? (`sha256-${hash('sha256', text, 'base64')}` as const);
  known.set(text, found);
  return found;
}
