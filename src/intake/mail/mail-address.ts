const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Whether a text is exactly one mail address of the plain kind: ASCII, no quotes, comments or names, a domain with a
 * dot. Other valid addresses are not believed where a header depends on it.
 */
export function isPlainAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  return (
    more.length === 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    local.split('.').every((part) => atom.test(part)) &&
    domain.includes('.') &&
    domain.split('.').every((part) => label.test(part))
  );
}

export function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
