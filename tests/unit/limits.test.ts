import { describe, expect, it } from 'vitest';
import {
  amountLimits,
  isOffered,
  isWithin,
  nearest,
  stepDown,
  stepUp,
  termLimits,
} from '../../src/domain/loan/limits.ts';

describe('the limits', () => {
  it('are those of the specification', () => {
    expect(amountLimits).toEqual({ min: 3_000, max: 900_000, step: 1_000, default: 5_000 });
    expect(termLimits).toEqual({ min: 3, max: 360, step: 1, default: 12 });
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
    expect(nearest(value, amountLimits)).toBe(near);
    expect(isOffered(near, amountLimits)).toBe(true);
    expect(isOffered(value, amountLimits)).toBe(value === near);
  });

  it.each([
    [3, 3],
    [0, 3],
    [12.5, 13],
    [361, 360],
  ])('of the term %d is %d', (value, near) => {
    expect(nearest(value, termLimits)).toBe(near);
    expect(isOffered(value, termLimits)).toBe(value === near);
  });

  it('has no place for what is no number', () => {
    expect(isOffered(Number.NaN, amountLimits)).toBe(false);
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
    expect(isWithin(value, amountLimits)).toBe(within);
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
    expect(stepUp(value, amountLimits)).toBe(next);
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
    expect(stepUp(value, termLimits)).toBe(next);
  });
});

describe('the minus button', () => {
  it.each([
    [3_000, 3_000],
    [4_000, 3_000],
    [20_000, 19_000],
    // No value below 20,000 is a step of 5,000 away, none above a step of 1,000.
    [22_000, 20_000],
    [25_000, 20_000],
    [107_000, 100_000],
    [900_000, 875_000],
  ])('leads from the amount %d to %d', (value, next) => {
    expect(stepDown(value, amountLimits)).toBe(next);
  });

  it.each([
    [3, 3],
    [24, 23],
    [27, 24],
    [30, 24],
    [360, 348],
  ])('leads from the term %d to %d', (value, next) => {
    expect(stepDown(value, termLimits)).toBe(next);
  });
});

describe('the two buttons', () => {
  const wherePlusIsWhole = (limits: typeof amountLimits) =>
    valuesOf(limits).filter((value) => stepUp(value, limits) < limits.max);

  it('undo each other', () => {
    for (const limits of [amountLimits, termLimits]) {
      for (const value of wherePlusIsWhole(limits))
        expect(stepDown(stepUp(value, limits), limits), `${value}`).toBe(value);
    }
  });

  it('always move, and only to what the slider can take', () => {
    for (const limits of [amountLimits, termLimits]) {
      for (const value of valuesOf(limits)) {
        const [up, down] = [stepUp(value, limits), stepDown(value, limits)];
        expect([up, down].every((one) => onStep(one, limits))).toBe(true);
        if (value < limits.max) expect(up).toBeGreaterThan(value);
        if (value > limits.min) expect(down).toBeLessThan(value);
      }
    }
  });

  it('cross the whole range of amounts in fewer than eighty presses', () => {
    let presses = 0;
    for (let value = amountLimits.min; value < amountLimits.max; presses++)
      value = stepUp(value, amountLimits);
    expect(presses).toBeLessThan(80);
  });
});

const onStep = (value: number, { min, step }: typeof amountLimits) => (value - min) % step === 0;

function valuesOf({ min, max, step }: typeof amountLimits): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}
