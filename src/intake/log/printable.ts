/** A visitor's text without control characters, and with one kind of line end. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '\uFFFD');
}

/** Indents all lines but the first, so that none looks like a field of ours. */
export function indent(value: unknown, width: number): string {
  return printable(String(value ?? '')).replaceAll('\n', `\n${' '.repeat(width)}`);
}
