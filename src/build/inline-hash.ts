import { hash } from 'node:crypto';

/** All pages have the same few. */
const known = new Map<string, `sha256-${string}`>();

/**
 * What the policy of a page calls a script or style sheet that stands in it.
 * @param encoding `latin1` for the text of a page that was read as one character a byte
 */
export function inlineHash(text: string, encoding: 'utf8' | 'latin1' = 'utf8'): `sha256-${string}` {
  const key = `${encoding} ${text}`;
  const found =
    known.get(key) ?? (`sha256-${hash('sha256', Buffer.from(text, encoding), 'base64')}` as const);
  known.set(key, found);
  return found;
}
