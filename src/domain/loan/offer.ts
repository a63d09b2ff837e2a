/** The loans on offer, which are fictional. A real lender changes them: `docs/going-live.md`. */
import type { Loan } from './loan.ts';

/** Fixed rate per year, as a fraction. */
export const nominalRate = 0.05;

/** Limits of an amount in whole euros, or of a term in whole months. */
export interface LoanLimits {
  min: number;
  max: number;
  /** Divides the range and every step of {@link buttonSteps}. */
  step: number;
  default: number;
  /** Steps of the plus and minus buttons, each for values under `below`; the last has Infinity. */
  buttonSteps: readonly (readonly [below: number, step: number])[];
}

/** In euros. The service accepts any positive number and marks those outside the limits. */
export const amountLimits: LoanLimits = {
  min: 3_000,
  max: 900_000,
  step: 1_000,
  default: 5_000,
  buttonSteps: [
    [20_000, 1_000],
    [100_000, 5_000],
    [300_000, 10_000],
    [Infinity, 25_000],
  ],
};

/** In months. */
export const termLimits: LoanLimits = {
  min: 3,
  max: 360,
  step: 1,
  default: 12,
  buttonSteps: [
    [24, 1],
    [120, 6],
    [Infinity, 12],
  ],
};

/** The loan of the representative example. */
export const exampleLoan: Loan = { amount: 5_000, term: 12 };
