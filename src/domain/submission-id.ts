/**
 * The ids of submissions, which browser and service make alike. Browser code: keep it free of Node.
 */

/**
 * The reference number of a submission, such as `7K3MQ-9XD4T`. Browser and service derive it from
 * the UUID: 50 bits in Crockford's base 32, which has no letters that look like digits.
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
export async function deriveUuid(text: string): Promise<string> {
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest ? uuidFrom(new Uint8Array(digest, 0, 16)) : newUuid();
}

function uuidFrom(bytes: Uint8Array): string {
  return formatUuid(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), 4);
}

/**
 * The first 32 hexadecimal digits as a UUID of a version (RFC 9562). Two of them give way to
 * version and variant.
 */
export function formatUuid(hex: string, version: 4 | 8): string {
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-${version}$3-8$4-$5`);
}

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

const base32Digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
