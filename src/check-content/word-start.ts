/** Finds words that begin with a text. */
export function wordStart(text: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}`, flags);
}
