import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';
import { maxEmailLength } from '../../domain/validation.ts';

const addressSchema = z.email();

/**
 * Whether headers take an address: ASCII, a dot in the domain, no quotes, comments, encoded words
 * or display name.
 */
export function isPlainAddress(text: string): boolean {
  return (
    text.length <= maxEmailLength &&
    text.indexOf('@') <= 64 &&
    addressSchema.safeParse(text).success
  );
}

/**
 * A visitor's address as headers take it, with the ASCII form of a domain such as `müller.example`.
 */
export function toHeaderAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const address = email.slice(0, at) + (/^[ -~]*$/.test(domain) ? domain : domainToASCII(domain));
  return isPlainAddress(address) ? address : undefined;
}

/** What follows the first @ of a plain address. */
export function emailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
