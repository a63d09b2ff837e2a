/** A visitor's text, with one kind of line end and nothing that steers a terminal or a mail program. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '\uFFFD');
}

/** Further lines of a text stand under its first one, so that none looks like a field of ours. */
export function indent(value: unknown, width: number): string {
  return printable(String(value ?? '')).replaceAll('\n', `\n${' '.repeat(width)}`);
}
