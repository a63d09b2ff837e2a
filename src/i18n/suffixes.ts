/** Where browsers would break a line between a figure's hyphen and its ending: `18-|vuotias`, `900 000 €-|ig`. */
const breakable = /(?<=[\d%€]-)(?=\p{L})/gu;

/** Puts a word joiner there, which nobody sees and searching passes over. In catalogues it is written as `\u2060`. */
export function keepSuffixes(text: string): string {
  return text.replace(breakable, '\u2060');
}
