/** How heavy a monthly payment is for an income. It only informs: nothing is refused, asked for or sent because of it. */
import { parseNumber } from './parse-number.ts';

/** From a third of the income on a payment is high, from a half on it is critical. */
export type Burden = 'fair' | 'high' | 'critical';

export interface Affordability {
  /** The payment as a fraction of the income, in whole hundredths. */
  share: number;
  burden: Burden;
}

/**
 * What income in free text is taken for a monthly income in euros. Below it people write thousands (2,4), above it a
 * year's income or another currency (450 000 forints).
 */
const plausible = { min: 100, max: 50_000 };

/**
 * @param payment monthly payment in euros
 * @param income what was typed as monthly income
 * @returns undefined where the income is not a plain number of a plausible size, or there is no payment
 */
export function affordability(payment: number, income: string): Affordability | undefined {
  const euros = parseNumber(income);
  // Not a number is neither.
  if (!(euros >= plausible.min && euros <= plausible.max && payment > 0)) return undefined;
  const [paid, earned] = [payment, euros].map((value) => Math.round(value * 100)) as [
    number,
    number,
  ];
  return {
    share: Math.round((paid / earned) * 100) / 100,
    burden: paid * 2 >= earned ? 'critical' : paid * 3 >= earned ? 'high' : 'fair',
  };
}
