import { describe, expect, it } from 'vitest';
import { amountLimits, buttonStep, isWithin, snap, termLimits } from '../../src/loan/limits.ts';

describe('the limits', () => {
  it('are those of the specification', () => {
    expect(amountLimits).toEqual({ min: 3_000, max: 900_000, step: 1_000, default: 5_000 });
    expect(termLimits).toEqual({ min: 3, max: 360, step: 1, default: 12 });
  });
});

describe('snap', () => {
  it.each([
    [3_000, 3_000],
    [900_000, 900_000],
    [2_500, 3_000],
    [0, 3_000],
    [-1, 3_000],
    [0.4, 3_000],
    [3_499.99, 3_000],
    [3_500, 4_000],
    [12_345, 12_000],
    [12_500, 13_000],
    [899_499, 899_000],
    [899_500, 900_000],
    [900_001, 900_000],
    [1_000_000, 900_000],
    [Number.MAX_VALUE, 900_000],
  ])('moves the amount %d to %d', (value, snapped) => {
    expect(snap(value, amountLimits)).toBe(snapped);
  });

  it.each([
    [3, 3],
    [0, 3],
    [12.4, 12],
    [12.5, 13],
    [360, 360],
    [361, 360],
  ])('moves the term %d to %d', (value, snapped) => {
    expect(snap(value, termLimits)).toBe(snapped);
  });

  it('leaves every value of the slider where it is', () => {
    for (const limits of [amountLimits, termLimits]) {
      for (let value = limits.min; value <= limits.max; value += limits.step)
        expect(snap(value, limits)).toBe(value);
    }
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

describe('buttonStep', () => {
  it.each([
    [3_000, 1_000],
    [19_000, 1_000],
    [20_000, 5_000],
    [99_000, 5_000],
    [100_000, 25_000],
    [900_000, 25_000],
  ])('is for the amount %d a step of %d', (value, step) => {
    expect(buttonStep(value, amountLimits)).toBe(step);
  });

  it.each([
    [3, 1],
    [23, 1],
    [24, 6],
    [119, 6],
    [120, 12],
    [360, 12],
  ])('is for the term %d a step of %d', (value, step) => {
    expect(buttonStep(value, termLimits)).toBe(step);
  });

  it('is made of steps that the slider can take', () => {
    for (const limits of [amountLimits, termLimits]) {
      for (let value = limits.min; value <= limits.max; value += limits.step)
        expect(buttonStep(value, limits) % limits.step).toBe(0);
    }
  });
});
