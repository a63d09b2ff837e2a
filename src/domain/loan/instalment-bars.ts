import { nominalRate, paymentShare } from './annuity.ts';
import { termLimits } from './limits.ts';

/**
 * A bar per instalment as vertical strokes: months from left to right, interest above principal.
 */
export interface InstalmentBars {
  /** The bars fill it. */
  viewBox: string;
  strokeWidth: number;
  principal: string;
  interest: string;
}

/**
 * Up to this term, in months, bars have gaps between them. Bars of longer terms touch, and their
 * years have gaps.
 */
const maxSeparateBars = 60;

/**
 * Principal and interest of each instalment as data of two SVG paths. Both are empty without a
 * term. All instalments are equally high, whatever the amount. Interest is one step of rounding
 * high at least.
 * @param term number of monthly payments
 * @param height of the picture, in pixels
 * @param yearlyRate nominal rate per year, as a fraction
 */
export function instalmentBars(
  term: number,
  height: number,
  yearlyRate = nominalRate,
): InstalmentBars {
  const isSeparate = term <= maxSeparateBars;
  // Touching bars overlap: browsers would show seams.
  const strokeWidth = isSeparate ? 0.8 : 1.2;
  const yearGap = isSeparate ? 0.5 : 2;
  // Half pixels are sharp on most screens. Where bars touch or are small, they would be stairs.
  const stepsPerPixel = isSeparate && height > 40 ? 2 : 10;
  const rounded = (pixels: number) => Math.round(pixels * stepsPerPixel) / stepsPerPixel;
  // In longer loans a gap sets interest apart without colour,
  // down to where it would be as high as the interest.
  const hasGap = interestShare(term, yearlyRate) > 0.1;
  // Elsewhere principal begins under the interest: browsers would show a seam.
  const principalTop = (interest: number) =>
    Math.max(rounded(interest + (hasGap ? Math.min(interest - 2.5, 1) : -0.5)), 0);
  const columnOf = (month: number) => month + Math.floor(month / 12) * yearGap;
  const bars = Array.from({ length: term }, (_, month) => {
    const exact = interestShare(term - month, yearlyRate) * height;
    return { x: columnOf(month), interest: exact && rounded(Math.max(exact, 1 / stepsPerPixel)) };
  });
  return {
    viewBox: `${-strokeWidth / 2} 0 ${columnOf(Math.max(term, 1) - 1) + strokeWidth} ${height}`,
    strokeWidth,
    principal: bars.map(({ x, interest }) => `M${x} ${height}V${principalTop(interest)}`).join(''),
    interest: bars.map(({ x, interest }) => `M${x} 0V${interest}`).join(''),
  };
}

/**
 * Interest as a share of a payment, by the number of payments that are left: it repays the last
 * part of a loan with as many payments.
 */
export function interestShare(paymentsLeft: number, yearlyRate = nominalRate): number {
  return yearlyRate / 12 / paymentShare(paymentsLeft, yearlyRate);
}

/**
 * Share of the width that a term fills: 0.6 for the shortest, and all from a year on. Longer terms
 * have finer bars.
 */
export function widthShare(term: number): number {
  const share = (Math.max(term, termLimits.min) - termLimits.min) / (12 - termLimits.min);
  return 0.6 + 0.4 * Math.min(share, 1);
}
