/**
 * Where browsers would break between a hyphen and a suffix, or after one letter: `18-|vuotias`,
 * `900 000 €-|ig`, `e-|mail`.
 */
const breakable = /(?<=([\d%€]|(?<![\p{L}\p{N}-])\p{L})-)(?=\p{L})/gu;

/**
 * Inserts an invisible word joiner at these places; search ignores it. Catalogues write it
 * as `\u2060`.
 */
export function joinSuffixes(text: string): string {
  return text.replace(breakable, '\u2060');
}
