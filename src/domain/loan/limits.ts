import type { LoanLimits } from './offer.ts';

/** Whether amount or term is a whole number within the limits. The slider's steps do not matter. */
export function isOffered(value: number, limits: LoanLimits): boolean {
  return Number.isInteger(value) && isInRange(value, limits);
}

/** The nearest amount or term within the limits; `value` must be finite. */
export function clampToRange(value: number, { min, max }: LoanLimits): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** Whether a number is within the limits, whole or not. */
export function isInRange(value: number, { min, max }: LoanLimits): boolean {
  return value >= min && value <= max;
}

/**
 * The next value of the plus button. Its steps grow with the value; the slider always uses
 * {@link LoanLimits.step}.
 */
export function stepUp(value: number, limits: LoanLimits): number {
  return Math.min(limits.max, value + stepAt(value, limits));
}

/**
 * The next value of the minus button: undoes {@link stepUp}, or else goes to the border between two
 * step sizes.
 */
export function stepDown(value: number, limits: LoanLimits): number {
  const mirrored = limits.buttonSteps.find(([, step]) => stepAt(value - step, limits) === step);
  if (mirrored) return Math.max(limits.min, value - mirrored[1]);
  return limits.buttonSteps.findLast(([below]) => below < value)?.[0] ?? limits.min;
}

function stepAt(value: number, { buttonSteps, step }: LoanLimits): number {
  return buttonSteps.find(([below]) => value < below)?.[1] ?? step;
}
