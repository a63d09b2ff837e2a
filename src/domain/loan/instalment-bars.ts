import { annuityFactor } from './annuity.ts';
import { nominalRate, termLimits } from './offer.ts';

/** A bar per instalment: months from left to right, interest above principal. */
interface InstalmentBarPaths {
  /** The bars fill it. */
  viewBox: string;
  principal: string;
  interest: string;
}

/** Up to this height in pixels, a gap is at most one pixel high, above it two. */
export const smallBarsHeight = 52;

/**
 * Principal and interest of each instalment as data of two filled SVG paths, with a gap of one or
 * two pixels between them. All instalments are equally high, whatever the amount.
 * @param term number of monthly payments
 * @param height of the picture, in pixels
 * @param yearlyRate nominal rate per year, as a fraction
 * @param maxSeparateBars up to this term, bars have gaps between them; bars of longer terms touch,
 * and their years have gaps
 */
export function instalmentBars(
  term: number,
  height: number,
  yearlyRate = nominalRate,
  maxSeparateBars = 60,
): InstalmentBarPaths {
  const isSeparate = term <= maxSeparateBars;
  const barWidth = isSeparate ? 0.8 : 1;
  const yearGap = isSeparate ? 0.5 : 2;
  const isLow = height <= smallBarsHeight;
  const maxGap = isLow ? 1 : 2;
  // Half a pixel is a pixel of a phone's screen. Where bars touch or are low, it would be stairs.
  const stepsPerPixel = isSeparate && !isLow ? 2 : 10;
  const columnOf = (month: number) => month + Math.floor(month / 12) * yearGap;
  const bars = Array.from({ length: term }, (_, month) => {
    const exact = interestShare(term - month, yearlyRate) * height;
    const interest = exact && Math.max(Math.round(exact * stepsPerPixel) / stepsPerPixel, 0.6);
    return {
      x: columnOf(month),
      interest,
      top: interest && interest + Math.min(Math.max(interest, 1), maxGap),
    };
  });
  const path = (x: number, top: number, bottom: number) =>
    `M${x} ${top}h${barWidth}V${bottom}h-${barWidth}z`;
  return {
    viewBox: `0 0 ${columnOf(term - 1) + barWidth} ${height}`,
    principal: bars.map(({ x, top }) => path(x, top, height)).join(''),
    interest: bars.map(({ x, interest }) => path(x, 0, interest)).join(''),
  };
}

/**
 * Interest as a share of a payment, by the number of payments that are left: it repays the last
 * part of a loan with as many payments.
 */
export function interestShare(paymentsLeft: number, yearlyRate = nominalRate): number {
  return yearlyRate / 12 / annuityFactor(paymentsLeft, yearlyRate);
}

/**
 * Share of the width that a term fills: 0.6 for the shortest, and all from a year on. Longer terms
 * have finer bars.
 */
export function widthShare(term: number): number {
  const share = (Math.max(term, termLimits.min) - termLimits.min) / (12 - termLimits.min);
  return 0.6 + 0.4 * Math.min(share, 1);
}
