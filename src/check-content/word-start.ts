/** Finds words that begin with a text. A number at its end is whole: 24 is not in 240 or 24,5. */
export function wordStart(text: string, flags = 'u'): RegExp {
  const numberEnd = /\d$/.test(text) ? '(?![.,]?\\d)' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}${numberEnd}`, flags);
}
