import { domainToASCII } from 'node:url';

/** Blanks, and what is pasted along without being seen: marks of direction, joiners, what `show` prints for them. */
const unseen = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

/** A text without capitals, blanks and what nobody sees. */
export function flat(text: string): string {
  return text.normalize('NFKC').replaceAll(unseen, '').toLowerCase().normalize('NFC');
}

/**
 * What all spellings of one e-mail address have in common: no name around it, no capitals, nothing invisible, its domain
 * in ASCII and without the dot at the end.
 */
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
