import { hash } from 'node:crypto';

export type CspHash = `sha256-${string}`;

/** Of an inline script or style, as the content security policy names it. */
export function cspHash(text: string): CspHash {
  return `sha256-${hash('sha256', text, 'base64')}`;
}
