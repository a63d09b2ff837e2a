import { describe, expect, it } from 'vitest';
import { apr, exampleLoan, loanCost, monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import { annuityTable } from './annuity-table.ts';

const amounts = valuesOf(amountLimits);
const terms = valuesOf(termLimits);
/** The rate of annuity-table.ts. */
const rate = 0.05;

/** Values that are no amount and no term. */
const nothing = [0, -0, -1, -5_000, Number.NaN, Infinity, -Infinity];

describe('monthlyPayment', () => {
  it.each(annuityTable)('of %d over %d months is %d', (amount, term, payment) => {
    expect(monthlyPayment(amount, term, rate)).toBe(payment);
  });

  it('agrees with exact fractions for both sliders', () => {
    const wrong: string[] = [];
    for (const term of terms) {
      // r is 1/240, so amount · r / (1 − (1 + r)^−term) is amount · 241^term / (240 · (241^term − 240^term)).
      const power = 241n ** BigInt(term);
      const divisor = 240n * (power - 240n ** BigInt(term));
      for (const amount of amounts) {
        const cents = (200n * BigInt(amount) * power + divisor) / (2n * divisor);
        const payment = monthlyPayment(amount, term, rate);
        if (Math.round(payment * 100) !== Number(cents))
          wrong.push(`${amount} over ${term}: ${payment}, not ${cents} cents`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is finite, whole cents, above the amount', () => {
    const wrong: string[] = [];
    for (const term of terms) {
      for (const amount of amounts) {
        const payment = monthlyPayment(amount, term);
        const isMoney = Number.isFinite(payment) && payment === Number(payment.toFixed(2));
        if (!isMoney || payment <= 0 || payment * term <= amount)
          wrong.push(`${amount} over ${term}: ${payment}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('grows with the amount, never with the term', () => {
    for (const term of [termLimits.min, termLimits.default, termLimits.max]) {
      const payments = amounts.map((amount) => monthlyPayment(amount, term));
      expect(payments).toEqual([...new Set(payments)].sort((a, b) => a - b));
    }
    for (const amount of [amountLimits.min, amountLimits.default, amountLimits.max]) {
      const payments = terms.map((term) => monthlyPayment(amount, term));
      expect(payments).toEqual(payments.toSorted((a, b) => b - a));
    }
  });

  it.each([
    [5_000, 12, 416.67],
    [10_000, 3, 3_333.33],
    [900_000, 360, 2_500],
    [3_000, 1, 3_000],
  ])('of %d over %d months without interest: %d', (amount, term, payment) => {
    expect(monthlyPayment(amount, term, 0)).toBe(payment);
    expect(monthlyPayment(amount, term, Number.MIN_VALUE)).toBe(payment);
    expect(monthlyPayment(amount, term, 1e-12)).toBe(payment);
  });

  it('is finite at the limits', () => {
    expect(monthlyPayment(12_000, 1e9, 0.05)).toBe(50);
    expect(monthlyPayment(12_000, 12, 1e9)).toBe(1e12);
    expect(monthlyPayment(900_000, 1, 12)).toBe(1_800_000);
  });

  it.each(nothing)('is 0 with amount or term %d', (value) => {
    expect(monthlyPayment(value, 12)).toBe(0);
    expect(monthlyPayment(5_000, value)).toBe(0);
    expect(monthlyPayment(value, value)).toBe(0);
  });
});

describe('loanCost', () => {
  it('adds up the rounded payments', () => {
    expect(loanCost(5_000, 12, rate)).toEqual({
      payment: 428.04,
      total: 5_136.48,
      interest: 136.48,
    });
    // The payment before rounding, 4831.394607…, would come to 1,739,302.06.
    expect(loanCost(900_000, 360, rate)).toEqual({
      payment: 4_831.39,
      total: 1_739_300.4,
      interest: 839_300.4,
    });
  });

  it('is whole cents for every slider amount', () => {
    for (const term of [termLimits.min, 7, termLimits.default, 97, termLimits.max]) {
      for (const amount of amounts) {
        const { payment, total, interest } = loanCost(amount, term);
        expect(Math.round(total * 100), `${amount} over ${term}`).toBe(
          Math.round(payment * 100) * term,
        );
        expect(Math.round(interest * 100)).toBe(Math.round(total * 100) - amount * 100);
        expect(total).toBe(Number(total.toFixed(2)));
        expect(interest).toBe(Number(interest.toFixed(2)));
      }
    }
  });

  it.each([
    [5_000, 12, 416.67],
    [3_000, 360, 8.33],
    [10_000, 3, 3_333.33],
  ])('of %d over %d months equals the amount', (amount, term, payment) => {
    expect(loanCost(amount, term, 0)).toEqual({ payment, total: amount, interest: 0 });
  });

  it.each(nothing)('is 0 with amount or term %d', (value) => {
    const free = { payment: 0, total: 0, interest: 0 };
    expect(loanCost(value, 12)).toEqual(free);
    expect(loanCost(5_000, value)).toEqual(free);
  });
});

describe('the effective rate', () => {
  it('discounts the example’s payments to its amount', () => {
    const { payment } = loanCost(exampleLoan.amount, exampleLoan.term);
    const months = Array.from({ length: exampleLoan.term }, (_, index) => index + 1);
    const worth = months.reduce((sum, month) => sum + payment / (1 + apr) ** (month / 12), 0);
    // Each payment is rounded by half a cent at most.
    expect(Math.abs(worth - exampleLoan.amount)).toBeLessThan(0.005 * exampleLoan.term);
  });
});

function valuesOf({ min, max, step }: { min: number; max: number; step: number }): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}
