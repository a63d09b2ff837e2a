import { describe, expect, it } from 'vitest';
import { affordability, plausibleIncome } from '../../src/domain/loan/affordability.ts';

/** Shares computed separately: payment / income in Python's Decimal, rounded half up to hundredths. */
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

describe('a payment beside an income', () => {
  it.each(table)(
    'of %d beside %j is the share computed apart: %d, %s',
    (payment, income, share, burden) => {
      expect(affordability(payment, income)).toEqual({ share, burden });
    },
  );

  it.each([
    '',
    'abc',
    '2400 netto',
    '30.000 per jaar',
    '450 000 Ft',
    // Forints or a year's income: it is unclear.
    '450 000',
    '2,4',
  ])('says nothing where the income is %j', (income) => {
    expect(affordability(428.04, income)).toBeUndefined();
    expect(plausibleIncome(income)).toBeUndefined();
  });

  it('says nothing while there is no payment', () => {
    expect(affordability(0, '2400')).toBeUndefined();
  });
});
