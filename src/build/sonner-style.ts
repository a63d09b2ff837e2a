import { readFileSync } from 'node:fs';
import { inlineHash } from './inline-hash.ts';

type Hash = `sha256-${string}`;

/**
 * Hashes of the style sheet that sonner puts into the page when it loads, so that the content security policy can
 * allow it by name: the element goes in empty and receives its text then. The file in the package called styles.css is
 * not the same text.
 * @throws Error when sonner no longer inserts its style the way this version does
 */
export function sonnerStyleHashes(): [empty: Hash, full: Hash] {
  const module = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1];
  if (!literal) throw new Error('sonner has changed how it inserts its style: see src/build');
  return [inlineHash(''), inlineHash(JSON.parse(literal) as string)];
}
