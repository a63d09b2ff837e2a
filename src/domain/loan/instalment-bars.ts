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

/** Height of an instalment. All are equal, whatever the amount. */
export const instalmentHeight = 40;

/** Between interest and principal, so that both differ without colour. */
const partGap = 1;

/** Up to this term, in months, bars have gaps between them. Bars of longer terms touch, and their years have gaps. */
const maxSeparateBars = 60;

/**
 * Principal and interest of each instalment as data of two SVG paths. Both are empty without a term.
 * @param term number of monthly payments
 * @param yearly nominal rate per year, as a fraction
 */
export function instalmentBars(term: number, yearlyRate = nominalRate): InstalmentBars {
  const isSeparate = term <= maxSeparateBars;
  const yearGap = isSeparate ? 0.5 : 2;
  const bottom = instalmentHeight + partGap;
  const columnOf = (month: number) => month + Math.floor(month / 12) * yearGap;
  const bars = Array.from({ length: term }, (_, month) => {
    // What a payment repays is the last part of a loan with as many payments as are left.
    const share = yearlyRate / 12 / paymentShare(term - month, yearlyRate);
    return { x: columnOf(month), interest: round(share * instalmentHeight) };
  });
  return {
    viewBox: `-.5 0 ${columnOf(Math.max(term, 1) - 1) + 1} ${bottom}`,
    // Touching bars overlap: browsers would show seams.
    strokeWidth: isSeparate ? 0.8 : 1.2,
    principal: bars
      .map(({ x, interest }) => `M${x} ${bottom}V${round(interest + partGap)}`)
      .join(''),
    interest: bars.map(({ x, interest }) => `M${x} 0V${interest}`).join(''),
  };
}

/** Share of the width that a term fills. It grows with the logarithm of the term: the longest is 120 times the shortest. */
export function widthShare(term: number): number {
  const { min, max } = termLimits;
  const steps = Math.log(Math.max(term, min) / min) / Math.log(max / min);
  return 0.3 + 0.7 * steps;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
