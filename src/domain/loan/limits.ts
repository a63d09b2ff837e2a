/** Limits of the two sliders, in whole euros and whole months. What a client sends is only required to be above 0. */
interface Limits {
  min: number;
  max: number;
  step: number;
  default: number;
}

/** Loan amount in euros. */
export const amountLimits: Limits = { min: 3_000, max: 900_000, step: 1_000, default: 5_000 };

/** Term in months. */
export const termLimits: Limits = { min: 3, max: 360, step: 1, default: 12 };

/** Whether a loan can have this amount or term: a whole number within the limits. The slider's steps do not matter. */
export function isOffered(value: number, limits: Limits): boolean {
  return Number.isInteger(value) && isWithin(value, limits);
}

/** The nearest amount or term that a loan can have; {@link value} must be a finite number. */
export function nearest(value: number, { min, max }: Limits): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** Whether the value lies within the limits, whole or not. */
export function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max;
}

/** Amounts in euros that people often ask for: a slider a telephone wide has 3,000 euros for each pixel. */
export const quickAmounts: readonly number[] = [5_000, 10_000, 20_000, 50_000];

/**
 * Where the plus button leads. The range itself always moves by {@link Limits.step}; a button that did so at 300,000
 * euros would be pressed all day.
 * @param value the present amount in euros or term in months
 */
export function stepUp(value: number, limits: Limits): number {
  return Math.min(limits.max, value + stepAt(value, limits));
}

/**
 * Where the minus button leads: back to where the plus button came from. Between the last value of one step and the
 * first that the next one reaches there is no such place; there it leads to the border between the two.
 */
export function stepDown(value: number, limits: Limits): number {
  const steps = stepsOf(limits);
  const mirrored = steps.find(([, step]) => stepAt(value - step, limits) === step);
  if (mirrored) return Math.max(limits.min, value - mirrored[1]);
  return steps.findLast(([below]) => below < value)?.[0] ?? limits.min;
}

function stepAt(value: number, limits: Limits): number {
  return stepsOf(limits).find(([below]) => value < below)?.[1] ?? limits.step;
}

function stepsOf(limits: Limits): readonly (readonly [below: number, step: number])[] {
  return limits === amountLimits ? amountButtonSteps : termButtonSteps;
}

/** Below this value, this step. */
const amountButtonSteps = [
  [20_000, 1_000],
  [100_000, 5_000],
  [300_000, 10_000],
  [Infinity, 25_000],
] as const;

const termButtonSteps = [
  [24, 1],
  [120, 6],
  [Infinity, 12],
] as const;
