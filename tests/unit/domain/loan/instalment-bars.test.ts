import { describe, expect, it } from 'vitest';
import { instalmentBars, widthShare } from '../../../../src/domain/loan/instalment-bars.ts';
import { termLimits } from '../../../../src/domain/loan/offer.ts';
import { repaymentRows } from '../../../../src/domain/loan/repayment.ts';

const amount = 5_000;
const height = 74;
const terms = [termLimits.min, 12, 24, 60, 61, 120, 359, termLimits.max];

const heights = (path: string) =>
  [...path.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+V([\d.]+)/g)].map(
    ([, top, bottom]) => Number(bottom) - Number(top),
  );
const lefts = (path: string) => [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));

describe('instalmentBars', () => {
  it.each(terms)('draws the schedule of %d months', (term) => {
    const { principal, interest } = instalmentBars(term, height);
    const rows = repaymentRows(amount, term, 1);
    const [repaid, paid] = [heights(principal), heights(interest)];
    expect([repaid.length, paid.length]).toEqual([term, term]);
    for (const [index, row] of rows.entries()) {
      const exact = (row.interest / row.payment) * height;
      const drawn = paid[index] ?? 0;
      // In half pixels, or in tenths where bars touch, and rows are in cents.
      expect(Math.abs(drawn - Math.max(exact, 0.6))).toBeLessThan(term > 60 ? 0.08 : 0.26);
      expect(height - drawn - (repaid[index] ?? 0)).toBeCloseTo(Math.min(Math.max(drawn, 1), 2));
    }
  });

  it.each([12, 36])('shows the fall of interest over %d months', (term) => {
    const paid = heights(instalmentBars(term, height).interest);
    expect(paid).toEqual(paid.toSorted((a, b) => b - a));
    expect(new Set(paid).size).toBeGreaterThanOrEqual(4);
  });

  it('shows the fall of interest in each month where bars are low', () => {
    const paid = heights(instalmentBars(12, 40).interest);
    expect(new Set(paid).size).toBeGreaterThanOrEqual(9);
  });

  it('shows the last interest in every size', () => {
    for (const size of [7, 40, height])
      expect(heights(instalmentBars(12, size).interest).at(-1)).toBe(0.6);
  });

  it('draws no interest at a rate of 0', () => {
    const { principal, interest } = instalmentBars(12, height, 0);
    expect(heights(principal)).toEqual(Array(12).fill(height));
    expect(heights(interest)).toEqual(Array(12).fill(0));
  });

  it.each(terms)('fills its picture with %d months', (term) => {
    const { principal, viewBox } = instalmentBars(term, height);
    const width = Number(/h([\d.]+)/.exec(principal)?.[1]);
    expect((lefts(principal).at(-1) ?? 0) + width).toBeCloseTo(Number(viewBox.split(' ')[2]));
  });

  it('widens with the term, up to a year', () => {
    expect([0, termLimits.min, 6, 12, termLimits.max].map(widthShare)).toEqual([
      0.6,
      0.6,
      expect.closeTo(0.733, 3),
      1,
      1,
    ]);
  });

  it('separates the years', () => {
    const [, ...x] = lefts(instalmentBars(36, height).principal);
    const steps = x.map((edge, index) => edge - (x[index - 1] ?? 0));
    expect(steps[11]).toBeGreaterThan(steps[10] ?? 0);
    expect(steps[11]).toBe(steps[23]);
  });
});
