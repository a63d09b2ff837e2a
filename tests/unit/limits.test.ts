import { describe, expect, it } from 'vitest';
import type { SliderRange } from '../../src/domain/company.ts';
import { exampleLoan } from '../../src/domain/loan/annuity.ts';
import {
  amountLimits,
  clampToRange,
  isInRange,
  isOffered,
  stepDown,
  stepUp,
  termLimits,
} from '../../src/domain/loan/limits.ts';

/** The test's own limits, so that a changed offer changes no result. */
const amounts: SliderRange = {
  min: 3_000,
  max: 900_000,
  step: 1_000,
  default: 5_000,
  buttons: [
    [20_000, 1_000],
    [100_000, 5_000],
    [300_000, 10_000],
    [Infinity, 25_000],
  ],
};
const terms: SliderRange = {
  min: 3,
  max: 360,
  step: 1,
  default: 12,
  buttons: [
    [24, 1],
    [120, 6],
    [Infinity, 12],
  ],
};

describe('the representative example', () => {
  it('is a loan that can be asked for', () => {
    const { amount, term } = exampleLoan;
    expect([isOffered(amount, amountLimits), isOffered(term, termLimits)]).toEqual([true, true]);
  });
});

describe.each([
  ['amount', amountLimits],
  ['term', termLimits],
])('the %s', (_, limits) => {
  const { min, max, step, buttons } = limits;
  it('begins within limits, on the slider’s grid', () => {
    expect(isInRange(limits.default, limits)).toBe(true);
    const distances = [max - min, limits.default - min, ...buttons.map(([, by]) => by)];
    expect(distances.filter((distance) => distance % step !== 0)).toEqual([]);
    expect(buttons.at(-1)?.[0]).toBe(Infinity);
  });
});

describe('nearest', () => {
  it.each([
    [3_000, 3_000],
    [5_500, 5_500],
    [12_345.4, 12_345],
    [2_500, 3_000],
    [-1, 3_000],
    [900_001, 900_000],
    [Number.MAX_VALUE, 900_000],
  ])('of the amount %d is %d', (value, near) => {
    expect(clampToRange(value, amounts)).toBe(near);
    expect(isOffered(near, amounts)).toBe(true);
    expect(isOffered(value, amounts)).toBe(value === near);
  });

  it.each([
    [3, 3],
    [0, 3],
    [12.5, 13],
    [361, 360],
  ])('of the term %d is %d', (value, near) => {
    expect(clampToRange(value, terms)).toBe(near);
    expect(isOffered(value, terms)).toBe(value === near);
  });

  it('has no place for what is no number', () => {
    expect(isOffered(Number.NaN, amounts)).toBe(false);
  });
});

describe('isWithin', () => {
  it.each([
    [2_999.99, false],
    [3_000, true],
    [3_500, true],
    [900_000, true],
    [900_000.01, false],
  ])('tells about an amount of %d: %s', (value, within) => {
    expect(isInRange(value, amounts)).toBe(within);
  });
});

describe('the plus button', () => {
  it.each([
    [3_000, 4_000],
    [19_000, 20_000],
    [20_000, 25_000],
    [99_000, 104_000],
    [100_000, 110_000],
    [299_000, 309_000],
    [300_000, 325_000],
    [875_000, 900_000],
    [890_000, 900_000],
    [900_000, 900_000],
  ])('leads from the amount %d to %d', (value, next) => {
    expect(stepUp(value, amounts)).toBe(next);
  });

  it.each([
    [3, 4],
    [23, 24],
    [24, 30],
    [119, 125],
    [120, 132],
    [348, 360],
    [355, 360],
  ])('leads from the term %d to %d', (value, next) => {
    expect(stepUp(value, terms)).toBe(next);
  });
});

describe('the minus button', () => {
  it.each([
    [3_000, 3_000],
    [4_000, 3_000],
    [20_000, 19_000],
    // No plus step leads to 22,000: steps are 1,000 up to 20,000, then 5,000.
    [22_000, 20_000],
    [25_000, 20_000],
    [107_000, 100_000],
    [900_000, 875_000],
  ])('leads from the amount %d to %d', (value, next) => {
    expect(stepDown(value, amounts)).toBe(next);
  });

  it.each([
    [3, 3],
    [24, 23],
    [27, 24],
    [30, 24],
    [360, 348],
  ])('leads from the term %d to %d', (value, next) => {
    expect(stepDown(value, terms)).toBe(next);
  });
});

describe('the two buttons', () => {
  const wherePlusIsWhole = (limits: SliderRange) =>
    valuesOf(limits).filter((value) => stepUp(value, limits) < limits.max);

  it('undo each other', () => {
    for (const limits of [amounts, terms, amountLimits, termLimits]) {
      for (const value of wherePlusIsWhole(limits))
        expect(stepDown(stepUp(value, limits), limits), `${value}`).toBe(value);
    }
  });

  it('always move within the slider’s range', () => {
    for (const limits of [amounts, terms, amountLimits, termLimits]) {
      for (const value of valuesOf(limits)) {
        const [up, down] = [stepUp(value, limits), stepDown(value, limits)];
        expect([up, down].every((one) => onStep(one, limits))).toBe(true);
        if (value < limits.max) expect(up).toBeGreaterThan(value);
        if (value > limits.min) expect(down).toBeLessThan(value);
      }
    }
  });

  it('cross the range in under eighty presses', () => {
    let presses = 0;
    for (let value = amounts.min; value < amounts.max; presses++) value = stepUp(value, amounts);
    expect(presses).toBeLessThan(80);
  });
});

const onStep = (value: number, { min, step }: SliderRange) => (value - min) % step === 0;

function valuesOf({ min, max, step }: SliderRange): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}
