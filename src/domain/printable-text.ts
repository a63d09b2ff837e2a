import { removeInvisible } from './clean-text.ts';

/**
 * Replaces control characters of a visitor's text by U+FFFD, removes direction marks, and makes all
 * line ends alike.
 */
export function replaceControls(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n');
  return removeInvisible(lines.replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD'));
}

/** Indents all lines but the first, so that none looks like a field of ours. */
export function indentLines(value: unknown, width: number): string {
  return replaceControls(String(value ?? '')).replaceAll('\n', `\n${' '.repeat(width)}`);
}
