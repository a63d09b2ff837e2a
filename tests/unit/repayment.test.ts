import { describe, expect, it } from 'vitest';
import { loanCost, nominalRate } from '../../src/domain/loan/annuity.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import {
  maxMonthlyTableTerm,
  paymentsPerRow,
  repaymentRows,
} from '../../src/domain/loan/repayment.ts';
import { repaymentTables } from './repayment-tables.ts';

/** Both ends of the amounts and some between; every term. */
const amounts = [3_000, 4_000, 5_000, 7_000, 13_000, 99_000, 250_000, 899_000, 900_000];
const terms = Array.from(
  { length: termLimits.max - termLimits.min + 1 },
  (_, index) => termLimits.min + index,
);

const cents = (euros: number) => Math.round(euros * 100);
const sum = (values: number[]) => values.reduce((total, value) => total + cents(value), 0) / 100;

describe('repaymentRows', () => {
  it.each(repaymentTables)(
    'of $amount over $term matches the exact table',
    ({ amount, term, length, rows }) => {
      const table = repaymentRows(amount, term, undefined, 0.05);
      expect(table).toHaveLength(length);
      for (const [from, to, payment, interest, principal, remaining] of rows) {
        const row = table.find((one) => one.from === from);
        expect(row).toEqual({ from, to, payment, interest, principal, remaining });
      }
    },
  );

  it('add up to the total and end at zero', () => {
    for (const amount of amounts) {
      for (const term of terms) {
        for (const rows of [repaymentRows(amount, term), repaymentRows(amount, term, 1)]) {
          const cost = loanCost(amount, term);
          expect(
            {
              total: sum(rows.map(({ payment }) => payment)),
              interest: sum(rows.map(({ interest }) => interest)),
              amount: sum(rows.map(({ principal }) => principal)),
              remaining: rows.at(-1)?.remaining,
            },
            `${amount} over ${term}`,
          ).toEqual({ total: cost.total, interest: cost.interest, amount, remaining: 0 });
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

  it('follow without gaps in whole cents', () => {
    for (const term of terms) {
      const rows = repaymentRows(13_000, term);
      expect(rows.map(({ from }) => from)).toEqual([
        1,
        ...rows.slice(0, -1).map(({ to }) => to + 1),
      ]);
      expect(rows.at(-1)?.to).toBe(term);
      for (const { payment, interest, principal, remaining } of rows) {
        for (const euros of [payment, interest, principal, remaining])
          expect(euros).toBe(Number(euros.toFixed(2)));
        expect(cents(interest) + cents(principal)).toBe(cents(payment));
      }
    }
  });

  it('divide the amount equally without interest', () => {
    for (const amount of amounts) {
      for (const term of terms) {
        const rows = repaymentRows(amount, term, undefined, 0);
        expect(rows.map(({ interest }) => interest)).toEqual(rows.map(() => 0));
        expect(rows.at(-1)?.remaining).toBe(0);
        expect(sum(rows.map(({ payment }) => payment)), `${amount} over ${term}`).toBe(amount);
        // Each payment is rounded by half a cent at most.
        const { from = 0, to = 0, payment = 0 } = rows.at(-1) ?? {};
        expect(Math.abs(payment - (amount / term) * (to - from + 1))).toBeLessThanOrEqual(
          0.005 * term + 0.001,
        );
      }
    }
  });

  it.each([0, -1, Number.NaN, Infinity])('are none when amount or term is %d', (value) => {
    expect(repaymentRows(value, 12)).toEqual([]);
    expect(repaymentRows(amountLimits.default, value)).toEqual([]);
  });
});

describe('paymentsPerRow', () => {
  it('is a month for short, a year for long loans', () => {
    expect([3, 12, maxMonthlyTableTerm].map(paymentsPerRow)).toEqual([1, 1, 1]);
    expect([25, 360].map(paymentsPerRow)).toEqual([12, 12]);
    expect(maxMonthlyTableTerm).toBe(24);
  });
});
