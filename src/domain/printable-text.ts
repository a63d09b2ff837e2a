import { removeInvisible } from './clean-text.ts';

/**
 * A visitor's text without control characters and direction marks, and with one kind of line end.
 */
export function replaceControls(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n');
  return removeInvisible(lines.replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD'));
}

/** Indents all lines but the first, so that none looks like a field of ours. */
export function indentLines(value: unknown, width: number): string {
  return replaceControls(String(value ?? '')).replaceAll('\n', `\n${' '.repeat(width)}`);
}
