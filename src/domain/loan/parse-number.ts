import { cleanValue } from '../clean-text.ts';

/** The number, and before it perhaps `€`, `EUR` or `Euro:`. */
const beginning = /^(?:(?:€|e[uv]r\p{L}?)[.:]?\s?)?(\d+(?:[.,]\d+)*)/iu;

/** No cents, as `,--` or `:-`, or the end of a sentence. */
const noCents = /^[.,:][-–—−=]{0,2}/;
const noCentsAtEnd = /[.,;][-–—−=]{0,2}$/;

/** What may stand behind the number, each with any ending: `euróért`, `€:lla`. */
const units = [
  // The euro, in every language of the wizard.
  /^(€|e([uv]r\p{L}{0,6})?)([:-]\p{L}{1,4})?$/iu,
  // Months: maand, mån, mnd, Monat, mount, mo, mos, meses, Méint · kk, kuukausi · hó, hónap
  /^(m(aa|ån|nd|o([inu]|s?(?!\p{L}))|[eé][is])|k(k|uu|u(?!\p{L}))|h(ó|on|o(?!\p{L})))\p{L}{0,8}([:-]\p{L}{1,4})?$/iu,
];

/** `eurocent` and its like are no endings. */
const cents = /[cs][eé]nt/i;

/** Forms of its digits and separators. */
const digitFormats = [
  /^\d+([.,]\d{1,2})?$/, // 5000 · 5000,00 · 5000.5
  // 5.000 · 5.000,00 · 5.0000, where a digit was typed behind the 5.000 that a field shows
  /^\d{1,3}(\.\d{3})+\d*(,\d{1,2})?$/,
  /^\d{1,3}(,\d{3})+\d*(\.\d{1,2})?$/, // the same with comma and dot
];

/**
 * Reads a positive number as written in any of the site's languages, in the digits of any script:
 * `5000`, `5.000`, `5 000`, `5,000`, `€ 5.000,00`, `5.000,-`, `5000 euroa`. A dot or comma before
 * three digits or more is a group separator; before one or two digits it is the decimal sign.
 * @returns the number, or NaN when the text is empty or not such a number
 */
export function parseNumber(text: string): number {
  const compact = cleanValue(text)
    .replaceAll(/(\p{L}\s)\s*|[\s'‘’ʼ´٬]/gu, '$1')
    .replaceAll(/[٫，]/g, ',')
    .replaceAll('．', '.')
    .replaceAll(/\p{Nd}/gu, valueOfDigit);
  const [start = '', number = ''] = beginning.exec(compact) ?? [];
  const unit = compact.slice(start.length).replace(noCents, '').replace(noCentsAtEnd, '');
  const isOneOf = (shapes: readonly RegExp[], part: string) =>
    shapes.some((shape) => shape.test(part));
  if (cents.test(compact) || !isOneOf(digitFormats, number) || (unit && !isOneOf(units, unit)))
    return Number.NaN;
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
