import { describe, expect, it } from 'vitest';
import { loanCost } from '../../src/domain/loan/annuity.ts';
import { compareTerms } from '../../src/domain/loan/compare-terms.ts';
import { amountLimits, quickAmounts, termLimits } from '../../src/domain/loan/limits.ts';
import { longestTerm, quickTerms } from '../../src/domain/loan/longest-term.ts';

/** The law decides how long the terms beside the chosen one may be. */
const table: [amount: number, chosen: number, terms: number[]][] = [
  [5_000, 12, [9, 12, 18]],
  // Thirty-six months are the longest for 5,500 euros, forty-eight for 10,000.
  [5_500, 36, [30, 36]],
  [10_000, 36, [30, 36, 48]],
  [20_000, 60, [48, 60, 72]],
  // Longer than the law allows: beside it stands the longest that it does.
  [900_000, 360, [240, 360]],
  // There is no shorter one.
  [3_000, 3, [3, 6]],
  [3_000, 27, [18, 27, 30]],
];

describe('the terms beside the chosen one', () => {
  it.each(table)('of %d euros over %d months are %j', (amount, chosen, terms) => {
    const rows = terms.map((term) => ({ term, ...loanCost(amount, term) }));
    expect(compareTerms(amount, chosen)).toEqual(rows);
  });

  it('are shorter and cheaper, and longer, lighter and allowed', () => {
    for (const amount of [amountLimits.min, 5_600, 12_345, 37_001, amountLimits.max]) {
      for (let chosen = termLimits.min; chosen <= termLimits.max; chosen++) {
        const terms = compareTerms(amount, chosen);
        expect(terms.length).toBeLessThanOrEqual(3);
        for (const [index, { term, payment, total }] of terms.entries()) {
          if (term !== chosen) expect(term).toBeLessThanOrEqual(longestTerm(amount));
          const before = terms[index - 1];
          if (!before) continue;
          expect(term).toBeGreaterThan(before.term);
          expect(payment).toBeLessThan(before.payment);
          expect(total).toBeGreaterThan(before.total);
        }
      }
    }
  });
});

describe('the terms that people ask for', () => {
  it.each([
    [5_000, [12, 24, 36]],
    [10_000, [12, 24, 36]],
    [20_000, [12, 24, 36, 60]],
    [50_000, [24, 36, 60, 120]],
  ])('of %d euros are allowed, and not more than four: %j', (amount, terms) => {
    expect(quickAmounts).toContain(amount);
    expect(quickTerms(amount)).toEqual(terms);
  });
});
