/** The contract between browser and service. Browser code: keep it small and free of Node. */

/** Accepts a loan request, as JSON or as an HTML form. */
export const loanPath = '/api/index.php';

/** Accepts a contact message, as an EmailJS call or as an HTML form. */
export const messagePath = '/api/v1.0/email/send';

/** Maximum size of a request body in bytes. Single fields have no limit. */
export const maxBodyBytes = 32 * 1024;

/** Identifies a submission: a repeated key with the same content gets the same answer and stores one row. */
export const idempotencyHeader = 'Idempotency-Key';

/** Submissions of equal content within this time are one, in milliseconds. */
export const duplicateWindowMs = 10 * 60_000;

/** Fields of the HTML forms that do not belong to the submission. */
export const formControls = {
  /** The page's language, which an HTML form cannot send in a header. */
  language: 'language',
  /** See islands/shared/honeypot.ts. Browsers fill in names such as `website`. */
  honeypot: 'further_topic',
} as const;

/** Stable codes of the service's JSON errors: `{"error": {"code": …, "fields": {…}}}`. */
export type ApiErrorCode =
  | 'malformed_json'
  | 'invalid_fields'
  | 'invalid_idempotency_key'
  | 'idempotency_key_reused'
  | 'origin_not_allowed'
  | 'too_many_requests'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'method_not_allowed'
  | 'not_found'
  | 'bad_request'
  | 'unavailable';

/**
 * The reference number of a submission, such as `7K3MQ-9XD4T`. Browser and service derive it from the UUID: 50 bits in
 * Crockford's base 32, which has no letters that look like digits.
 * @throws RangeError when the id is not a UUID
 */
export function toReference(uuid: string): string {
  if (!isUuid(uuid)) throw new RangeError('A reference is made from a UUID');
  // The last 13 hexadecimal digits, which are random in our own UUIDs, fit into a number.
  let bits = Number.parseInt(uuid.replaceAll('-', '').slice(-13), 16);
  let digits = '';
  for (let index = 0; index < 10; index++) {
    digits = base32Digits.charAt(bits % 32) + digits;
    bits = Math.floor(bits / 32);
  }
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** A random UUID. Insecure contexts lack `randomUUID`. */
export function newUuid(): string {
  return crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
}

/** The same UUID for the same text. Insecure contexts lack digests and get a random one. */
export async function uuidOf(text: string): Promise<string> {
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest ? uuidFrom(new Uint8Array(digest, 0, 16)) : newUuid();
}

function uuidFrom(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');
}

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

const base32Digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
