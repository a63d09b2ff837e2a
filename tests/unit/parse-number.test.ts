import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../src/domain/loan/parse-number.ts';

describe('parseNumber', () => {
  it.each([
    ['5000', 5000],
    ['5.000', 5000],
    ['5 000', 5000],
    ['5\u00a0000', 5000],
    ['5,000', 5000],
    ["5'000", 5000],
    ['5’000', 5000],
    ['5\u202f000', 5000],
    ['€ 5.000,-', 5000],
    ['5.000,–', 5000],
    ['€ 5.000,00', 5000],
    ['5.000,50 €', 5000.5],
    ['5,000.50', 5000.5],
    ['900.000 EUR', 900_000],
    ['1.234.567,89', 1_234_567.89],
    ['12,5', 12.5],
    ['0', 0],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '',
    '   ',
    '€',
    '5k',
    '5.000.00',
    '5.00.0',
    '5-',
    ',-',
    '5,0,0',
    '-5',
    'NaN',
    '1e3',
    'vijfduizend',
  ])('does not guess at "%s"', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });
});
