import { nominalRate, paymentShare } from './annuity.ts';
import { termLimits } from './limits.ts';

/** A bar per instalment as vertical strokes: months from left to right, interest above principal. */
export interface InstalmentBars {
  /** The bars fill it. */
  viewBox: string;
  strokeWidth: number;
  principal: string;
  interest: string;
}

/** Up to this term, in months, bars have gaps between them. Bars of longer terms touch, and their years have gaps. */
const maxSeparateBars = 60;

/**
 * Principal and interest of each instalment as data of two SVG paths. Both are empty without a term. All instalments are
 * equally high, whatever the amount. Interest is a pixel high at least: less would be a smear.
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
  // Whole pixels are sharp, but would be stairs where bars touch.
  const rounded = (pixels: number) => Number(pixels.toFixed(isSeparate ? 0 : 1));
  // Between interest and principal, so that both differ without colour. No wider than the least interest.
  const partGap = Math.ceil(height / 80);
  const columnOf = (month: number) => month + Math.floor(month / 12) * yearGap;
  const bars = Array.from({ length: term }, (_, month) => {
    const exact = interestShare(term - month, yearlyRate) * (height - partGap);
    return { x: columnOf(month), interest: exact && Math.max(exact, 1) };
  });
  return {
    viewBox: `${-strokeWidth / 2} 0 ${columnOf(Math.max(term, 1) - 1) + strokeWidth} ${height}`,
    strokeWidth,
    principal: bars
      .map(({ x, interest }) => `M${x} ${height}V${rounded(interest + partGap)}`)
      .join(''),
    interest: bars.map(({ x, interest }) => `M${x} 0V${rounded(interest)}`).join(''),
  };
}

/**
 * Interest as a share of a payment, by the number of payments that are left: it repays the last part of a loan with as
 * many payments.
 */
export function interestShare(paymentsLeft: number, yearlyRate = nominalRate): number {
  return yearlyRate / 12 / paymentShare(paymentsLeft, yearlyRate);
}

/** Share of the width that a term fills: 0.6 for the shortest, and all from a year on. Longer terms have finer bars. */
export function widthShare(term: number): number {
  const share = (Math.max(term, termLimits.min) - termLimits.min) / (12 - termLimits.min);
  return 0.6 + 0.4 * Math.min(share, 1);
}
