import * as z from 'zod/mini';

const address = z.email();

/** ASCII, a dot in the domain, no quotes, comments, encoded words or display name. Headers take no other address. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && address.safeParse(text).success;
}

export function emailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
