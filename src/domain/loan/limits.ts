/** What can be asked for. A client is only required to send more than 0; what is outside is marked. */
import { type Limits, offer } from '../company.ts';

/** Loan amount in euros. */
export const amountLimits = offer.amount;

/** Term in months. */
export const termLimits = offer.term;

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
  const mirrored = limits.buttons.find(([, step]) => stepAt(value - step, limits) === step);
  if (mirrored) return Math.max(limits.min, value - mirrored[1]);
  return limits.buttons.findLast(([below]) => below < value)?.[0] ?? limits.min;
}

function stepAt(value: number, { buttons, step }: Limits): number {
  return buttons.find(([below]) => value < below)?.[1] ?? step;
}
