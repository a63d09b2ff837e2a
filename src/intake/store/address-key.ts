import { domainToASCII } from 'node:url';

/** Blanks, invisible characters (direction marks, joiners), and U+FFFD, which `show` prints in their place. */
const unseen = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

export function flat(text: string): string {
  return text.normalize('NFKC').replaceAll(unseen, '').toLowerCase().normalize('NFC');
}

/** The same for all spellings of an address: without display name, capitals, invisible characters and trailing dot. */
export function addressKey(text: string): string {
  const plain = flat(text);
  const open = plain.lastIndexOf('<');
  const close = plain.indexOf('>', open);
  const inBrackets = open >= 0 && close >= 0 ? plain.slice(open + 1, close) : plain;
  const address = inBrackets.startsWith('mailto:') ? inBrackets.slice(7) : inBrackets;
  const at = address.lastIndexOf('@');
  let end = address.length;
  while (address[end - 1] === '.') end--;
  const domain = address.slice(at + 1, end);
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
