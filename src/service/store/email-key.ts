import { domainToASCII, domainToUnicode } from 'node:url';
import type { StoredPayload } from './store.ts';

/** The sender's address as typed; empty when the row has none. */
export function senderEmail({ email }: StoredPayload): string {
  return typeof email === 'string' ? email : '';
}

/**
 * Blanks, invisible characters (direction marks, joiners), and U+FFFD, which `inbox show` prints in
 * their place.
 */
const ignored = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

/**
 * A run of combining marks that is longer than any address needs. Normalising would sort it in
 * quadratic time. Normalising also turns U+FF9E and U+FF9F into combining marks.
 */
const longMarks = /[\p{M}\uff9e\uff9f]{31,}/gu;

/**
 * A text as texts are compared: in lower case, without blanks and invisible characters, with one
 * kind of dash and quote.
 */
export function normalizeText(text: string): string {
  return (
    stripForComparison(stripForComparison(text).normalize('NFKC'))
      .toLowerCase()
      // The Turkish İ.
      .replaceAll('i\u0307', 'i')
      .replaceAll('ς', 'σ')
      .replaceAll('。', '.')
      .replaceAll(/[\p{Pd}\u2212]/gu, '-')
      .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
      .normalize('NFC')
  );
}

function stripForComparison(text: string): string {
  return text.replaceAll(ignored, '').replaceAll(longMarks, '');
}

/**
 * A key that all spellings of an address share: without display name, capitals, invisible
 * characters and trailing dot.
 */
export function emailKey(text: string): string {
  const plain = normalizeText(text);
  const open = plain.lastIndexOf('<');
  const close = plain.indexOf('>', open);
  const inBrackets = open >= 0 && close >= 0 ? plain.slice(open + 1, close) : plain;
  const address = inBrackets.startsWith('mailto:') ? inBrackets.slice(7) : inBrackets;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ascii = domainToASCII(domain) || domain;
  let end = ascii.length;
  while (ascii[end - 1] === '.') end--;
  // Only before the @, because ı in a domain names another domain.
  return address.slice(0, at + 1).replaceAll('ı', 'i') + ascii.slice(0, end);
}

/** Whether a key is one address, without a second one, a name, a comment or quotes beside it. */
export function isSingleEmail(key: string): boolean {
  return /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u.test(key);
}

/**
 * Whether a text is more than an address. Without this check, 'Jo hn@x.example' would have the key
 * of john@x.example.
 */
export function hasExtraWords(text: string): boolean {
  return /[^\s@.]\s+[^\s@.]/.test(text.slice(text.lastIndexOf('<') + 1).trim());
}

/** Forms of a key that a text may mention. */
export function emailForms(key: string): string[] {
  const at = key.lastIndexOf('@');
  return [key, key.slice(0, at + 1) + domainToUnicode(key.slice(at + 1))];
}

/**
 * One key for all addresses of a mailbox. Most providers ignore quotes and what follows a plus
 * sign, some, such as Gmail, also dots. The key ignores all of them, so two different mailboxes may
 * share one.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const local = key.slice(0, at).replaceAll(/[".]/g, '').split('+')[0];
  return `${local}${key.slice(at).replace(/^@googlemail\.com$/, '@gmail.com')}`;
}
