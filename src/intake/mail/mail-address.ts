import * as z from 'zod/mini';

const address = z.email();

/**
 * Whether a text is exactly one mail address of the plain kind: ASCII, no quotes, comments, encoded words or names, a
 * domain with a dot. Other valid addresses are not believed where a header depends on it.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && address.safeParse(text).success;
}

export function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
