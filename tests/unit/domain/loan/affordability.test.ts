import { describe, expect, it } from 'vitest';
import {
  affordability,
  isNotMonthlyEuros,
  plausibleIncome,
} from '../../../../src/domain/loan/affordability.ts';

/**
 * Shares computed separately: payment / income in Python's Decimal, rounded half up to hundredths.
 */
const table = [
  [428.04, '2400', 0.18, 'fair'],
  [428.04, '€ 2.400,00', 0.18, 'fair'],
  [428.04, '2 400 €', 0.18, 'fair'],
  [428.04, '2 400 euroa', 0.18, 'fair'],
  [428.04, '\u202a٢٤٠٠\u202c', 0.18, 'fair'],
  // A third to the cent, and a cent more.
  [428.04, '1284,12', 0.33, 'high'],
  [428.04, '1284,13', 0.33, 'fair'],
  [428.04, '856,09', 0.5, 'high'],
  [428.04, '856,08', 0.5, 'critical'],
  [428.04, '100', 4.28, 'critical'],
  [16.1, '50.000', 0, 'fair'],
] as const;

describe('affordability', () => {
  it.each(table)('of %d beside %j is exact: %d, %s', (payment, income, share, burden) => {
    expect(affordability(payment, income, 'nl')).toEqual({ share, burden });
    expect(isNotMonthlyEuros(income, 'nl')).toBe(false);
  });

  // Forints or a year's income: 450 000 is unclear.
  const unclear = ['', 'abc', '2400 netto', '30.000 per jaar', '450 000 Ft', '450 000', '2,4'];

  it.each(unclear)('is undefined for the income %j', (income) => {
    expect(affordability(428.04, income, 'nl')).toBeUndefined();
    expect(plausibleIncome(income, 'nl')).toBeUndefined();
  });

  it('is undefined without a payment', () => {
    expect(affordability(0, '2400', 'nl')).toBeUndefined();
  });
});

describe('an income', () => {
  it.each([
    ['450 000', 'hu'],
    ['450 000 Ft', 'hu'],
    ['450000Ft', 'hu'],
    ['HUF 450.000', 'hu'],
    ['450 ezer forintot', 'hu'],
    // The same number is plausible in the other languages.
    ['28 000', 'sv'],
    ['28 000 kr/mån', 'sv'],
    ['28 000 kronor', 'en'],
    ['CHF 6’500', 'de'],
    ['$4,000', 'en'],
  ] as const)('of %j in %s is no monthly euros', (income, language) => {
    expect(isNotMonthlyEuros(income, language)).toBe(true);
    expect(affordability(428.04, income, language)).toBeUndefined();
  });

  it.each([
    ['28 000', 'nl'],
    ['28 000 €', 'sv'],
    ['2 400', 'sv'],
    ['1 200 €', 'hu'],
    ['1 200 euró (480 000 Ft)', 'hu'],
    ['30.000 per jaar', 'nl'],
    ['kr', 'sv'],
    ['', 'hu'],
  ] as const)('of %j in %s may be monthly euros', (income, language) => {
    expect(isNotMonthlyEuros(income, language)).toBe(false);
  });
});
