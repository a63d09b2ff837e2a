/**
 * What is wrong with the fields of a form, as codes: the browser says them in its words, the service on the pages that
 * answer a plain form.
 */
import type * as z from 'zod/mini';

/** What is wrong with the form of an e-mail address: no @, nothing after it, or anything else. */
export type AddressFault = 'noAt' | 'noDomain' | 'malformed';

/** `incomplete`: the field's schema does not take it, so it is empty or cannot be read. */
export type Fault = 'incomplete' | AddressFault;

const localPart = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+$/i;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * What a browser has against an e-mail address; whether mail arrives there is not asked. By the rule of the HTML
 * standard for `type=email`, with the letters of all scripts in the domain: browsers write those in ASCII first.
 */
export function addressFault(text: string): AddressFault | undefined {
  const [local = '', domain, ...more] = text.trim().split('@');
  if (domain === undefined) return 'noAt';
  if (domain === '' && more.length === 0) return 'noDomain';
  const isTaken =
    more.length === 0 &&
    localPart.test(local) &&
    domain.split('.').every((part) => label.test(part));
  return isTaken ? undefined : 'malformed';
}

/**
 * What is wrong with the values of a form, by field and in the order of `fields`. An address that looks wrong stops a
 * form only in the browser; the service takes it.
 */
export function faultsOf<Field extends string>(
  fields: readonly Field[],
  shape: Readonly<Record<Field, z.ZodMiniType>>,
  values: Readonly<Record<string, unknown>>,
): Partial<Record<Field, Fault>> {
  const faults: Partial<Record<Field, Fault>> = {};
  for (const field of fields) {
    const value = values[field];
    const fault = !shape[field].safeParse(value).success
      ? 'incomplete'
      : field === 'email'
        ? addressFault(String(value))
        : undefined;
    if (fault) faults[field] = fault;
  }
  return faults;
}
