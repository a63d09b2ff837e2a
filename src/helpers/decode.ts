/**
 * As it is typed, if it is not well encoded.
 * @param decode `decodeURI` leaves characters such as %2F
 */
export function decodeTyped(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
