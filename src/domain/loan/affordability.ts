/**
 * Share of the income that a monthly payment takes. Information only: no request is refused because
 * of the share.
 */
import { type Language, type LanguageRow, languages } from '../../i18n/languages.ts';
import { parseNumber } from './parse-number.ts';

/** High from a third of the income, critical from a half. */
type Burden = 'fair' | 'high' | 'critical';

interface Affordability {
  /** The payment as a fraction of the income, rounded to hundredths. */
  share: number;
  burden: Burden;
}

/**
 * Monthly, in euros. A smaller number is probably in thousands (2,4), a larger one yearly or in
 * forints (450 000).
 */
const plausibleRange = { min: 100, max: 50_000 };

const euro = /€|e[uv]r/i;
const otherCurrency =
  /[$£]|(?:^|\P{L})(?:ft|huf|forint\p{L}*|kr|kron\p{L}*|sek|chf|gbp|usd)(?!\p{L})/iu;

function maxIncome(income: string, language: Language): number {
  const { maxBareEuroIncome = plausibleRange.max }: LanguageRow = languages[language];
  return euro.test(income) ? plausibleRange.max : maxBareEuroIncome;
}

/** Euros of a monthly income as typed; undefined when it is not a number or not plausible. */
export function plausibleIncome(income: string, language: Language): number | undefined {
  const euros = parseNumber(income);
  // NaN fails both comparisons.
  return euros >= plausibleRange.min && euros <= maxIncome(income, language) ? euros : undefined;
}

/** Whether an income has an amount that is plainly not one in euros a month. */
export function isNotMonthlyEuros(income: string, language: Language): boolean {
  return (
    parseNumber(income) > maxIncome(income, language) ||
    (/\p{N}/u.test(income) && otherCurrency.test(income) && !euro.test(income))
  );
}

/**
 * The largest monthly payment in euros that is no high burden; undefined without a
 * plausible income.
 */
export function maxFairPayment(income: string, language: Language): number | undefined {
  const euros = plausibleIncome(income, language);
  return euros && (Math.ceil(Math.round(euros * 100) / 3) - 1) / 100;
}

/**
 * `payment` is monthly and in euros, `income` as typed. Undefined without a payment or a
 * plausible income.
 */
export function affordability(
  payment: number,
  income: string,
  language: Language,
): Affordability | undefined {
  const euros = plausibleIncome(income, language);
  if (euros === undefined || payment <= 0) return undefined;
  const [paid, earned] = [Math.round(payment * 100), Math.round(euros * 100)];
  return {
    share: Math.round((paid / earned) * 100) / 100,
    burden: paid * 2 >= earned ? 'critical' : paid * 3 >= earned ? 'high' : 'fair',
  };
}
