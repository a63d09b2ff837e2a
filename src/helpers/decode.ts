/**
 * Decodes a typed address. One that is not well encoded stays as it is.
 * @param decode `decodeURI` leaves characters such as %2F
 */
export function decodeTyped(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
