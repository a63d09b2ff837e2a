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
