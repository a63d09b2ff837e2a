/**
 * Errors of a form's fields as codes. The browser translates them, and so do the service's answers
 * to an HTML form.
 */
import type * as z from 'zod/mini';
import { cleanEmail } from './clean-text.ts';

export type EmailErrorCode = 'noAt' | 'noDomain' | 'overlong' | 'malformed';

/**
 * `invalid`: the field is empty, its schema rejects it, or its number is outside the limits or
 * not whole.
 */
export type FieldErrorCode = 'invalid' | EmailErrorCode;

const localPart = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+$/i;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/** Characters of the longest address that a mail server takes: RFC 5321, erratum 1690. */
export const maxEmailLength = 254;

/**
 * Checks an email address by the HTML standard, and its length. Allows every script in the domain,
 * as browsers do.
 */
export function findEmailError(text: string): EmailErrorCode | undefined {
  const email = cleanEmail(text);
  const [local = '', domain, ...more] = email.split('@');
  if (domain === undefined) return 'noAt';
  if (domain === '' && more.length === 0) return 'noDomain';
  if (email.length > maxEmailLength) return 'overlong';
  const isValid =
    more.length === 0 &&
    localPart.test(local) &&
    domain.split('.').every((part) => label.test(part));
  return isValid ? undefined : 'malformed';
}

/** The field of both forms whose text must have the form of an email address. */
export const emailField = 'email';

/** The errors of a form, in the order of `fields`. Stricter than the service on email addresses. */
export function findFieldErrors<Field extends string>(
  fields: readonly Field[],
  shape: Readonly<Record<Field, z.ZodMiniType>>,
  values: Readonly<Record<string, unknown>>,
): Partial<Record<Field, FieldErrorCode>> {
  const errors: Partial<Record<Field, FieldErrorCode>> = {};
  for (const field of fields) {
    const value = values[field];
    const fieldError = !shape[field].safeParse(value).success
      ? 'invalid'
      : field === emailField
        ? findEmailError(String(value))
        : undefined;
    if (fieldError) errors[field] = fieldError;
  }
  return errors;
}
