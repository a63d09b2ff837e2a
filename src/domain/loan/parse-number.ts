import { cleanValue } from '../clean-text.ts';

/**
 * A positive number, and around it the euro: `€`, `EUR`, `e`, or its word in a language of the wizard, with any ending; or
 * behind it the word for months. Behind number and word, `,--` and the dot of a sentence.
 */
const numberPattern =
  /^(?:(?:€|e[uv]r\p{L}?)[.:]?\s?)?(\d+(?:[.,]\d+)*)(?:[.,:][-–—−=]{0,2})?(?:(?:€|e(?:[uv]r\p{L}{0,6})?|(?:m(?:aa|ån|nd|o(?:[inu]|s?(?!\p{L}))|[eé][is])|k(?:k|uu|u(?!\p{L}))|h(?:ó|on|o(?!\p{L})))\p{L}{0,8})(?:[:-]\p{L}{1,4})?)?(?:[.,;][-–—−=]{0,2})?$/iu;

/** `eurocent` and its like are no endings. */
const cents = /[cs][eé]nt/i;

/** Forms of its digits and separators. */
const digitFormats = [
  /^\d+([.,]\d{1,2})?$/, // 5000 · 5000,00 · 5000.5
  /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/, // 5.000 · 5.000,00
  /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/, // 5,000 · 5,000.00
];

/**
 * Reads a positive number as written in any of the site's languages, in the digits of any script: `5000`, `5.000`,
 * `5 000`, `5,000`, `€ 5.000,00`, `5.000,-`, `5000 euroa`. A dot or comma before exactly three digits is a group
 * separator; before one or two digits it is the decimal sign.
 * @returns the number, or NaN when the text is empty or not such a number
 */
export function parseNumber(text: string): number {
  const compact = cleanValue(text)
    .replaceAll(/(\p{L}\s)\s*|[\s'‘’ʼ´٬]/gu, '$1')
    .replaceAll(/[٫，]/g, ',')
    .replaceAll('．', '.')
    .replaceAll(/\p{Nd}/gu, valueOfDigit);
  const number = numberPattern.exec(compact)?.[1] ?? '';
  if (cents.test(compact) || !digitFormats.some((shape) => shape.test(number))) return Number.NaN;
  const decimals = /[.,](\d{1,2})$/.exec(number);
  const whole = decimals ? number.slice(0, decimals.index) : number;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals?.[1] ?? 0}`);
}

/** Unicode lists the digits of every script in runs from 0 to 9. */
function valueOfDigit(digit: string): string {
  let before = digit.codePointAt(0) ?? 0;
  let value = -1;
  do value++;
  while (/\p{Nd}/u.test(String.fromCodePoint(--before)));
  return String(value % 10);
}
