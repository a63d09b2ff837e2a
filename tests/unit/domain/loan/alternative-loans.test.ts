import { describe, expect, it } from 'vitest';
import { alternativeLoans } from '../../../../src/domain/loan/alternative-loans.ts';
import { maxLegalTerm } from '../../../../src/domain/loan/legal-term.ts';
import { isInRange, isOffered } from '../../../../src/domain/loan/limits.ts';
import type { LoanLimits } from '../../../../src/domain/loan/offer.ts';
import { amountLimits, termLimits } from '../../../../src/domain/loan/offer.ts';
import { presetAmounts, presetTerms } from '../../../../src/domain/loan/presets.ts';

/**
 * Amount, chosen term, and the term, payment and total of each row, computed separately as in
 * annuity.test.ts; the total is the rounded payment times the term.
 */
const table: [amount: number, chosen: number, ...rows: string[]][] = [
  [5_000, 12, '9 567.19 5104.71', '12 428.04 5136.48', '18 288.9 5200.2'],
  // Thirty-six months are the longest for 5,500 euros, forty-eight for 10,000.
  [5_500, 36, '30 195.41 5862.3', '36 164.84 5934.24'],
  [10_000, 36, '30 355.29 10658.7', '36 299.71 10789.56', '48 230.29 11053.92'],
  // Above the legal limit; the shorter term is the longest legal one.
  [900_000, 360, '240 5939.6 1425504', '360 4831.39 1739300.4'],
  // There is no shorter one.
  [3_000, 3, '3 1008.34 3025.02', '6 507.32 3043.92'],
  [3_000, 27, '18 173.34 3120.12', '27 117.71 3178.17', '30 106.59 3197.7'],
];

describe('the terms beside the chosen one', () => {
  it.each(table)('of %d euros over %d months are exact', (amount, chosen, ...rows) => {
    const compared = alternativeLoans(amount, chosen);
    expect(compared.map(({ term, payment, total }) => `${term} ${payment} ${total}`)).toEqual(rows);
  });

  it('lower the payment, raise the total when longer', () => {
    for (const amount of [amountLimits.min, 5_600, 12_345, 37_001, amountLimits.max]) {
      for (let chosen = termLimits.min; chosen <= termLimits.max; chosen++) {
        const terms = alternativeLoans(amount, chosen);
        expect(terms.length).toBeLessThanOrEqual(3);
        for (const [index, { term, payment, total }] of terms.entries()) {
          expect(isInRange(term, termLimits)).toBe(true);
          if (term !== chosen) expect(term).toBeLessThanOrEqual(maxLegalTerm(amount));
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

describe('preset terms', () => {
  it.each([
    [5_000, [12, 24, 36]],
    [10_000, [12, 24, 36]],
    [20_000, [12, 24, 36, 60]],
    [50_000, [24, 36, 60, 120]],
  ])('of %d euros are %j', (amount, terms) => {
    expect(presetAmounts).toContain(amount);
    expect(presetTerms(amount)).toEqual(terms);
  });

  it('can be requested for any amount', () => {
    const others = (values: readonly number[], limits: LoanLimits) =>
      values.filter((value) => !isOffered(value, limits));
    expect(others(presetAmounts, amountLimits)).toEqual([]);
    for (const amount of [amountLimits.min, ...presetAmounts, amountLimits.max])
      expect(others(presetTerms(amount), termLimits), String(amount)).toEqual([]);
  });
});
