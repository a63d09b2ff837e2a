import { describe, expect, it } from 'vitest';
import {
  clampToRange,
  isInRange,
  isOffered,
  stepDown,
  stepUp,
} from '../../../../src/domain/loan/limits.ts';
import type { LoanLimits } from '../../../../src/domain/loan/offer.ts';
import { amountLimits, exampleLoan, termLimits } from '../../../../src/domain/loan/offer.ts';
import { offeredValues } from '../../../support/offered-values.ts';

/** The test's own limits, so that a changed offer changes no result. */
const amounts: LoanLimits = {
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
const terms: LoanLimits = {
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

describe('the representative example', () => {
  it('is a loan that the wizard offers', () => {
    const { amount, term } = exampleLoan;
    expect([isOffered(amount, amountLimits), isOffered(term, termLimits)]).toEqual([true, true]);
  });
});

describe.each([
  ['amount', amountLimits],
  ['term', termLimits],
])('the %s', (_, limits) => {
  const { min, max, step, buttonSteps } = limits;
  it('begins within limits, on the slider’s grid', () => {
    expect(isInRange(limits.default, limits)).toBe(true);
    const distances = [max - min, limits.default - min, ...buttonSteps.map(([, by]) => by)];
    expect(distances.filter((distance) => distance % step !== 0)).toEqual([]);
    expect(buttonSteps.at(-1)?.[0]).toBe(Infinity);
  });
});

it('clampToRange rounds and clamps to the limits', () => {
  const typed = [3_000, 5_500, 12_345.4, 2_500, -1, 900_001, Number.MAX_VALUE];
  const nearest = [3_000, 5_500, 12_345, 3_000, 3_000, 900_000, 900_000];
  expect(typed.map((value) => clampToRange(value, amounts))).toEqual(nearest);
  expect(nearest.filter((value) => !isOffered(value, amounts))).toEqual([]);
  expect(typed.filter((value) => isOffered(value, amounts))).toEqual([3_000, 5_500]);
  expect([3, 0, 12.5, 361].map((value) => clampToRange(value, terms))).toEqual([3, 3, 13, 360]);
});

it('isInRange includes both limits', () => {
  const within = [2_999.99, 3_000, 3_500, 900_000, 900_000.01, Number.NaN].filter((value) =>
    isInRange(value, amounts),
  );
  expect(within).toEqual([3_000, 3_500, 900_000]);
});

describe('the plus button', () => {
  const plus = (limits: LoanLimits, ...values: number[]) =>
    values.map((value) => stepUp(value, limits));

  it('takes larger steps from larger amounts', () => {
    expect(plus(amounts, 3_000, 19_000, 20_000, 99_000)).toEqual([4_000, 20_000, 25_000, 104_000]);
    expect(plus(amounts, 100_000, 299_000, 300_000)).toEqual([110_000, 309_000, 325_000]);
  });

  it('takes larger steps from longer terms', () => {
    expect(plus(terms, 3, 23, 24, 119, 120, 348)).toEqual([4, 24, 30, 125, 132, 360]);
  });

  it('stops at the maximum', () => {
    expect(plus(amounts, 875_000, 890_000, 900_000)).toEqual([900_000, 900_000, 900_000]);
    expect(plus(terms, 355)).toEqual([360]);
  });
});

describe('the minus button', () => {
  const minus = (limits: LoanLimits, ...values: number[]) =>
    values.map((value) => stepDown(value, limits));

  it('mirrors the plus button, stops at the minimum', () => {
    expect(minus(amounts, 3_000, 4_000, 20_000, 25_000)).toEqual([3_000, 3_000, 19_000, 20_000]);
    // No plus step leads to 22,000: steps are 1,000 up to 20,000, then 5,000.
    expect(minus(amounts, 22_000, 107_000, 900_000)).toEqual([20_000, 100_000, 875_000]);
    expect(minus(terms, 3, 24, 27, 30, 360)).toEqual([3, 23, 24, 24, 348]);
  });
});

describe('the two buttons', () => {
  const wherePlusIsWhole = (limits: LoanLimits) =>
    offeredValues(limits).filter((value) => stepUp(value, limits) < limits.max);

  it('undo each other', () => {
    for (const limits of [amounts, terms, amountLimits, termLimits]) {
      for (const value of wherePlusIsWhole(limits))
        expect(stepDown(stepUp(value, limits), limits), `${value}`).toBe(value);
    }
  });
});
