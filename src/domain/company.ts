/**
 * The company, whose facts are in `content/company.yaml`, and its loan offer, both fictional. Steps
 * for a real company: `docs/recipes/make-it-yours.md`.
 */
import type { Loan } from './loan/loan.ts';

export { cities, company, companyProfile, supervision } from './company-values.ts';

/** Hours after a loan request in which its first answer comes. The texts name the same figure. */
export const answerHours = 24;

/** Range of a slider, in whole euros or whole months. */
export interface SliderRange {
  min: number;
  max: number;
  /** Divides the range and every step of {@link buttonSteps}. */
  step: number;
  default: number;
  /** Steps of the plus and minus buttons, each for values under `below`; the last has Infinity. */
  buttonSteps: readonly (readonly [below: number, step: number])[];
}

export interface Offer {
  /** Fixed nominal rate per year, as a fraction. */
  rate: number;
  amount: SliderRange;
  term: SliderRange;
  /** The loan of the representative example. */
  example: Loan;
}

export const offer: Offer = {
  rate: 0.05,
  amount: {
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
  },
  term: {
    min: 3,
    max: 360,
    step: 1,
    default: 12,
    buttonSteps: [
      [24, 1],
      [120, 6],
      [Infinity, 12],
    ],
  },
  example: { amount: 5_000, term: 12 },
};
