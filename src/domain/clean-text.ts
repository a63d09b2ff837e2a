/**
 * Cleans what a visitor typed or pasted: phones, editors and mail programs add
 * invisible characters.
 */

/** Control characters, and marks of direction and word breaks. Blanks and line ends stay. */
const invisible = /[^\P{Cc}\s]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;

/** Joiners, variation selectors and tags, which change how emoji and joined letters look. */
const shapingMark = /[\u200c-\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;
const strayShapingMarks = /(^|\s)[\u200c-\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]+/gu;
const shapedText =
  /\p{Extended_Pictographic}|\u20e3|[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Default_Ignorable_Code_Point}]/u;

export function removeInvisible(text: string): string {
  if (!shapedText.test(text)) return text.replaceAll(invisible, '');
  return text
    .replaceAll(invisible, (mark) => (shapingMark.test(mark) ? mark : ''))
    .replaceAll(strayShapingMarks, '$1');
}

/** Marks alone, and characters that no font has, are no text. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/**
 * A text in normal form, with one kind of line end and no blanks around it. Empty when one would
 * see nothing.
 */
export function cleanText(text: string): string {
  // U+2800, the blank of Braille, and U+1D159, a musical note without a head: neither
  // shows anything.
  const spaced = text.replaceAll(/[\u2800\u{1d159}]/gu, ' ').replaceAll(/\r\n?/g, '\n');
  const cleaned = removeInvisible(spaced).normalize().trim();
  return visible.test(cleaned) ? cleaned : '';
}

/** Cleans a number or another value that is no text: joiners mean nothing in it. */
export function cleanValue(text: string): string {
  return cleanText(text.replaceAll(invisible, ''));
}

/**
 * An email without `mailto:` and without punctuation around it. A text with other words in it
 * keeps them.
 */
export function cleanEmail(text: string): string {
  const value = cleanValue(text);
  // Keyboards for other scripts write ＠ and ．
  const parts = value
    .normalize('NFKC')
    .split(/(?:mailto:|[^\p{L}\p{M}\p{N}@.!#$%&'*+/=?^_`{|}~’-])+/iu);
  const [email = value, ...others] = new Set(parts.filter((part) => /[\p{L}\p{N}@]/u.test(part)));
  if (others.length > 0) return value;
  return email.replace(/^['‘]?([^@]*@[^?!'’.…]*(?:\.[^?!'’.…]+)*)(?:[!'’.…?]*|\?.*)$/u, '$1');
}
