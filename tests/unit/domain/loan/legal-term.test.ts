import { describe, expect, it } from 'vitest';
import { maxLegalTerm } from '../../../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../../../src/domain/loan/offer.ts';
import { $draft, exceededLegalTerm } from '../../../../src/stores/draft.ts';

describe('maxLegalTerm', () => {
  it('follows the law’s table at every threshold', () => {
    const amounts = [200, 500, 501, 2_500, 2_501, 3_700, 3_701, 5_600, 5_601, 7_500, 7_501, 10_000];
    expect(amounts.map(maxLegalTerm)).toEqual([18, 18, 24, 24, 30, 30, 36, 36, 42, 42, 48, 48]);
    const larger = [10_001, 15_000, 15_001, 20_000, 20_001, 37_000, 37_001, 900_000];
    expect(larger.map(maxLegalTerm)).toEqual([60, 60, 84, 84, 120, 120, 240, 240]);
  });
});

describe('exceededLegalTerm', () => {
  const defaultAmount = amountLimits.default;
  const maxTerm = maxLegalTerm(defaultAmount);
  const maxTermOfMax = maxLegalTerm(amountLimits.max);
  const isLimited = maxTerm < termLimits.max;

  it.each([
    [defaultAmount, maxTerm, undefined],
    [defaultAmount, maxTerm + 1, isLimited ? maxTerm : undefined],
    // Uses the nearest offered loan.
    [
      amountLimits.max + 1,
      termLimits.max + 1,
      maxTermOfMax < termLimits.max ? maxTermOfMax : undefined,
    ],
    ['', maxTerm + 1, undefined],
    [defaultAmount, '', undefined],
    ['abc', maxTerm, undefined],
  ])('of %s euros over %s months is %s', (amount, duration, limit) => {
    const loan = { amount: String(amount), duration: String(duration) };
    expect(exceededLegalTerm({ ...$draft.get(), ...loan })).toBe(limit);
  });
});
