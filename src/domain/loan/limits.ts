/** What can be asked for. A client is only required to send more than 0; what is outside is marked. */
import { type Limits, offer } from '../company.ts';

/** Loan amount in euros. */
export const amountLimits = offer.amount;

/** Term in months. */
export const termLimits = offer.term;

/** The nearest value that the slider can take; {@link value} must be a finite number. */
export function snap(value: number, { min, max, step }: Limits): number {
  const steps = Math.round((value - min) / step);
  return Math.min(max, Math.max(min, min + steps * step));
}

/** Whether the value lies within the slider's limits; its steps do not matter here. */
export function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max;
}

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
