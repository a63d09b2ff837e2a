import type { LoanLimits } from '../../src/domain/loan/offer.ts';

/** Every amount or term of a slider. */
export function offeredValues({ min, max, step }: LoanLimits): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}
