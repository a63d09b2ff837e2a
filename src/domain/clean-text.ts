/** What the visitor typed or pasted, without what nobody sees. Phones, editors and mail programs add such marks. */

/** Controls, and marks of direction, of word breaks and of nothing. Blanks and line ends stay. */
const unseen = /[^\P{Cc}\s]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;

/** Joiners, variation selectors and tags: in emoji, and between letters that join, one sees what they do. */
const shaping = /[\u200c-\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;
const strayShaping = /(^|\s)[\u200c-\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]+/gu;
const isShaped =
  /\p{Extended_Pictographic}|\u20e3|[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Default_Ignorable_Code_Point}]/u;

export function removeUnseen(text: string): string {
  if (!isShaped.test(text)) return text.replaceAll(unseen, '');
  return text
    .replaceAll(unseen, (mark) => (shaping.test(mark) ? mark : ''))
    .replaceAll(strayShaping, '$1');
}

/** A text in normal form, without blanks around it. */
export function cleanText(text: string): string {
  // U+2800 is the blank of Braille.
  return removeUnseen(text.replaceAll('\u2800', ' ')).normalize().trim();
}

/** A number or another value that is no language: joiners mean nothing in it. */
export function cleanValue(text: string): string {
  return cleanText(text.replaceAll(unseen, ''));
}

/** An email without `mailto:` and without punctuation around it. A text with other words in it keeps them. */
export function cleanEmail(text: string): string {
  const value = cleanValue(text);
  const parts = value.split(/(?:mailto:|[\s<>()[\]"“”„«»,;:])+/i);
  const [email = value, ...others] = new Set(parts.filter((part) => /[\p{L}\p{N}@]/u.test(part)));
  if (others.length > 0) return value;
  return email.replace(/^['‘]?([^@]*@[^?!'’.…]*(?:\.[^?!'’.…]+)*)(?:[!'’.…?]*|\?.*)$/u, '$1');
}
