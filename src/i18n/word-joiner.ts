/** Where browsers would break between a hyphen and a suffix: `18-|vuotias`, `900 000 €-|ig`. */
const breakable = /(?<=[\d%€]-)(?=\p{L})/gu;

/** Inserts an invisible word joiner at these places; search ignores it. Catalogues write it as `\u2060`. */
export function joinSuffixes(text: string): string {
  return text.replace(breakable, '\u2060');
}
