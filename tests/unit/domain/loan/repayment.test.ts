import { describe, expect, it } from 'vitest';
import { loanCost } from '../../../../src/domain/loan/annuity.ts';
import { amountLimits, nominalRate, termLimits } from '../../../../src/domain/loan/offer.ts';
import {
  maxMonthlyTableTerm,
  paymentsPerRow,
  repaymentRows,
} from '../../../../src/domain/loan/repayment.ts';

/** Both ends of the amounts and some between; every term. */
const amounts = [3_000, 5_000, 13_000, 250_000, 899_000, 900_000];
const terms = Array.from(
  { length: termLimits.max - termLimits.min + 1 },
  (_, index) => termLimits.min + index,
);

const cents = (euros: number) => Math.round(euros * 100);
const sum = (values: number[]) => values.reduce((total, value) => total + cents(value), 0) / 100;

describe('repaymentRows', () => {
  /**
   * Rows computed separately, in Python with 60 significant digits, month by month instead of by
   * the closed formula: from, to, payment, interest, principal, remaining.
   */
  it.each([
    [5_000, 12, [1, 1, 428.04, 20.83, 407.21, 4_592.79]],
    [5_000, 12, [7, 7, 428.04, 10.55, 417.49, 2_113.69]],
    [5_000, 12, [12, 12, 428.04, 1.78, 426.26, 0]],
    [3_000, 360, [1, 12, 193.2, 148.99, 44.21, 2_955.79]],
    [3_000, 360, [169, 180, 193.2, 104.21, 88.99, 2_036.94]],
    [3_000, 360, [349, 360, 193.2, 5.02, 188.18, 0]],
    [900_000, 360, [169, 180, 57_976.68, 31_276.35, 26_700.33, 610_955.59]],
    [3_000, 3, [2, 2, 1_008.34, 8.34, 1_000, 1_004.16]],
    [20_000, 50, [37, 48, 5_327.28, 184.42, 5_142.86, 882.37]],
    [20_000, 50, [49, 50, 887.88, 5.51, 882.37, 0]],
  ])('of %d over %d months has row %j', (amount, term, expected) => {
    const row = repaymentRows(amount, term, undefined, 0.05).find(
      ({ from }) => from === expected[0],
    );
    const { from, to, payment, interest, principal, remaining } = row ?? {};
    expect([from, to, payment, interest, principal, remaining]).toEqual(expected);
  });

  it('add up to the total, end at zero', () => {
    for (const amount of amounts) {
      for (const term of terms) {
        const cost = loanCost(amount, term);
        for (const rows of [repaymentRows(amount, term), repaymentRows(amount, term, 1)]) {
          const totals = [
            sum(rows.map(({ payment }) => payment)),
            sum(rows.map(({ interest }) => interest)),
            sum(rows.map(({ principal }) => principal)),
            rows.at(-1)?.remaining,
          ];
          expect(totals, `${amount} over ${term}`).toEqual([cost.total, cost.interest, amount, 0]);
        }
      }
    }
  });

  it('take interest on the balance within two cents', () => {
    for (const amount of amounts) {
      for (const term of terms) {
        let owed = amount;
        let off = 0;
        for (const { interest, principal, remaining } of repaymentRows(amount, term, 1)) {
          off = Math.max(off, Math.abs(interest - (owed * nominalRate) / 12));
          if (!(interest > 0 && principal > 0)) off = Infinity;
          owed = remaining;
        }
        expect(off, `${amount} over ${term}`).toBeLessThan(0.02);
      }
    }
  });

  it.each([0, -1, Number.NaN, Infinity])('are none when amount or term is %d', (value) => {
    expect(repaymentRows(value, 12)).toEqual([]);
    expect(repaymentRows(amountLimits.default, value)).toEqual([]);
  });
});

describe('paymentsPerRow', () => {
  it('is one up to 24 months, then twelve', () => {
    expect([3, 12, maxMonthlyTableTerm].map(paymentsPerRow)).toEqual([1, 1, 1]);
    expect([25, 360].map(paymentsPerRow)).toEqual([12, 12]);
    expect(maxMonthlyTableTerm).toBe(24);
  });
});
