import { describe, expect, it } from 'vitest';
import { apr, loanCost, monthlyPayment } from '../../../../src/domain/loan/annuity.ts';
import { amountLimits, exampleLoan, termLimits } from '../../../../src/domain/loan/offer.ts';
import { offeredValues } from '../../../support/offered-values.ts';

const amounts = offeredValues(amountLimits);
const terms = offeredValues(termLimits);
const rate = 0.05;

/** Values that are no amount and no term. */
const noLoanValues = [0, -0, -1, -5_000, Number.NaN, Infinity, -Infinity];

describe('monthlyPayment', () => {
  /**
   * Computed separately, in Python with 50 significant digits, rounded half up to cents:
   *
   *   rate = Decimal('0.05') / 12
   *   payment = Decimal(amount) * rate / (1 - (1 + rate) ** -term)
   *
   * The first two are the specification's own; the others are no values of the sliders.
   */
  it.each([
    [5_000, 12, 428.04],
    [900_000, 360, 4_831.39],
    [10_000, 1, 10_041.67],
    [10_000, 2, 5_031.27],
    [1, 1, 1],
    [0.5, 12, 0.04],
    [1234.56, 19, 67.72],
    [2500.5, 30, 88.84],
    [1_000_000, 480, 4_821.97],
  ])('of %d over %d months is %d', (amount, term, payment) => {
    expect(monthlyPayment(amount, term, rate)).toBe(payment);
  });

  it('agrees with exact fractions for both sliders', () => {
    const findings: string[] = [];
    for (const term of terms) {
      // r is 1/240, so amount · r / (1 − (1 + r)^−term) is amount · 241^term / (240 · (241^term
      // − 240^term)).
      const power = 241n ** BigInt(term);
      const divisor = 240n * (power - 240n ** BigInt(term));
      for (const amount of amounts) {
        const cents = (200n * BigInt(amount) * power + divisor) / (2n * divisor);
        const payment = monthlyPayment(amount, term, rate);
        if (payment !== Number(cents) / 100)
          findings.push(`${amount} over ${term}: ${payment}, not ${cents} cents`);
      }
    }
    expect(findings).toEqual([]);
  });

  it('is finite at the limits', () => {
    expect(monthlyPayment(12_000, 1e9, 0.05)).toBe(50);
    expect(monthlyPayment(12_000, 12, 1e9)).toBe(1e12);
    expect(monthlyPayment(900_000, 1, 12)).toBe(1_800_000);
  });
});

describe('loanCost', () => {
  it('adds up the rounded payments', () => {
    // The payment before rounding, 4831.394607…, would come to 1,739,302.06.
    const cost = { payment: 4_831.39, total: 1_739_300.4, interest: 839_300.4 };
    expect(loanCost(900_000, 360, rate)).toEqual(cost);
  });

  it.each([
    [5_000, 12, 416.67],
    [3_000, 360, 8.33],
    [10_000, 3, 3_333.33],
  ])('of %d over %d interest-free months is exact', (amount, term, payment) => {
    expect(loanCost(amount, term, 0)).toEqual({ payment, total: amount, interest: 0 });
    expect(monthlyPayment(amount, term, Number.MIN_VALUE)).toBe(payment);
    expect(monthlyPayment(amount, term, 1e-12)).toBe(payment);
  });

  it.each(noLoanValues)('is 0 with amount or term %d', (value) => {
    const free = { payment: 0, total: 0, interest: 0 };
    expect(loanCost(value, 12)).toEqual(free);
    expect(loanCost(5_000, value)).toEqual(free);
  });
});

describe('the annual percentage rate', () => {
  it('discounts the example’s payments to its amount', () => {
    const { payment } = loanCost(exampleLoan.amount, exampleLoan.term);
    const months = Array.from({ length: exampleLoan.term }, (_, index) => index + 1);
    const worth = months.reduce((sum, month) => sum + payment / (1 + apr) ** (month / 12), 0);
    // Each payment is rounded by half a cent at most.
    expect(Math.abs(worth - exampleLoan.amount)).toBeLessThan(0.005 * exampleLoan.term);
  });
});
