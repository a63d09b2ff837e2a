import * as z from 'zod/mini';

const address = z.email();

/** ASCII, a domain with a dot, no quotes, comments, encoded words or name. Only such a text may stand in a header. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && address.safeParse(text).success;
}

export function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
