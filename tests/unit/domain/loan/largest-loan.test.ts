import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordability, maxFairPayment } from '../../../../src/domain/loan/affordability.ts';
import { monthlyPayment } from '../../../../src/domain/loan/annuity.ts';
import {
  exampleBudget,
  largestLoan,
  loansByTerm,
  lowestPaymentLoan,
} from '../../../../src/domain/loan/largest-loan.ts';
import { legalTermTable, maxLegalTerm } from '../../../../src/domain/loan/legal-term.ts';
import { isOffered } from '../../../../src/domain/loan/limits.ts';
import { amountLimits, termLimits } from '../../../../src/domain/loan/offer.ts';
import { presetAmounts, presetTerms } from '../../../../src/domain/loan/presets.ts';
import { checkProperty, dailyOrFull, timeoutMs } from '../../../support/random-inputs.ts';

/** In euros: whole cents, most of them sums that pay for a loan. */
const sums = fc
  .oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 2 ** 40 }))
  .map((cents) => cents / 100);

describe('largestLoan', () => {
  /** Computed separately, as in annuity.test.ts. */
  it.each([
    [300, 12, 3_504],
    [300, 60, 15_897],
    [428.04, 12, 5_000],
    [428.03, 12, 4_999],
    [106.59, 30, 3_000],
  ])('for %d over %d months is %d', (sum, term, amount) => {
    expect(largestLoan(sum, term)).toMatchObject({ amount, term });
  });
});

describe('loansByTerm', () => {
  it('never exceeds the sum, unlike one euro more', { timeout: timeoutMs }, async () => {
    await checkProperty(sums, dailyOrFull(2_000, 50_000), async (sum) => {
      for (const { amount, term, payment } of loansByTerm(sum)) {
        expect(payment).toBe(monthlyPayment(amount, term));
        expect(payment).toBeLessThanOrEqual(sum);
        expect(isOffered(amount, amountLimits) && isOffered(term, termLimits)).toBe(true);
        expect(term).toBeLessThanOrEqual(maxLegalTerm(amount));
        if (amount < amountLimits.max)
          expect(monthlyPayment(amount + 1, term)).toBeGreaterThan(sum);
      }
    });
  });

  it('is empty below the lowest payment', async () => {
    await checkProperty(sums, dailyOrFull(2_000, 50_000), async (sum) => {
      expect(loansByTerm(sum).length > 0).toBe(sum >= lowestPaymentLoan.payment);
    });
    // The smallest payment of each row of the law's table is that of its smallest amount.
    const amounts = [amountLimits.min, ...legalTermTable.map(([upTo]) => upTo + 1)];
    for (const amount of amounts.filter((amount) => isOffered(amount, amountLimits)))
      expect(monthlyPayment(amount, maxLegalTerm(amount))).toBeGreaterThanOrEqual(
        lowestPaymentLoan.payment,
      );
  });

  it.each([Number.NaN, Infinity, -5])('terminates for %d', (sum) => {
    for (const { amount } of loansByTerm(sum)) expect(isOffered(amount, amountLimits)).toBe(true);
  });

  it('includes the preset terms', () => {
    const terms = loansByTerm(exampleBudget).map(({ term }) => term);
    for (const amount of presetAmounts)
      expect(terms).toEqual(expect.arrayContaining(presetTerms(amount)));
  });
});

it('largestLoan returns the largest legal loan', { timeout: timeoutMs }, async () => {
  const terms = fc.integer({ min: termLimits.min, max: termLimits.max });
  await checkProperty(fc.tuple(sums, terms), dailyOrFull(500, 20_000), async ([sum, maxTerm]) => {
    const amount = largestLoan(sum, maxTerm)?.amount ?? 0;
    // Larger amounts, one in each row of the law's table at least, cost more over every term that
    // they may have.
    const larger = [amount + 1, ...legalTermTable.map(([upTo]) => upTo + 1), amountLimits.min];
    for (const other of larger.filter((other) => other > amount && isOffered(other, amountLimits)))
      expect(monthlyPayment(other, Math.min(maxTerm, maxLegalTerm(other)))).toBeGreaterThan(sum);
  });
});

it('maxFairPayment is the largest fair payment', async () => {
  await checkProperty(
    fc.integer({ min: 10_000, max: 900_000 }),
    dailyOrFull(1_000, 10_000),
    async (cents) => {
      const income = `€ ${(cents / 100).toFixed(2)}`;
      const payment = maxFairPayment(income, 'nl') ?? 0;
      expect(affordability(payment, income, 'nl')?.burden).toBe('fair');
      expect(affordability(payment + 0.01, income, 'nl')?.burden).toBe('high');
    },
  );
  expect(maxFairPayment('veel', 'nl')).toBeUndefined();
});
