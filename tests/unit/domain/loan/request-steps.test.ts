import { describe, expect, it } from 'vitest';
import { amountLimits, termLimits } from '../../../../src/domain/loan/offer.ts';
import {
  isNumberField,
  loanFields,
  loanRequestSchema,
} from '../../../../src/domain/loan/request.ts';
import {
  findStepErrors,
  findStepWarnings,
  stepFields,
  stepNumbers,
  toStepNumber,
} from '../../../../src/domain/loan/request-steps.ts';
import { recordOf } from '../../../../src/helpers/records.ts';
import { loan } from '../../../support/submission.ts';

describe('the steps', () => {
  it('contain each field once', () => {
    expect(Object.values(stepFields).flat()).toEqual(loanFields);
  });

  it('depend on the fields of that step', () => {
    for (const field of loanFields) {
      const draft = { ...loan, [field]: isNumberField(field) ? null : ' ' };
      for (const step of stepNumbers) {
        const isInStep = stepFields[step].some((name) => name === field);
        expect(findStepErrors(draft, step), `${field} in step ${step}`).toEqual(
          isInStep ? { [field]: 'invalid' } : {},
        );
      }
    }
  });

  it('report invalid fields in screen order', () => {
    const empty = recordOf(loanFields, () => '');
    for (const step of stepNumbers)
      expect(Object.keys(findStepErrors(empty, step))).toEqual(stepFields[step]);
  });

  it.each([
    [{ amount: 5_500 }, []],
    [{ amount: amountLimits.max - 1, duration: termLimits.max }, []],
    [{ amount: amountLimits.min - 1 }, ['amount']],
    [{ amount: amountLimits.max + 1 }, ['amount']],
    [{ amount: 5_000.5, duration: 12.5 }, ['amount', 'duration']],
    [{ amount: Number.NaN, duration: null }, ['amount', 'duration']],
    [{ duration: termLimits.max + 1 }, ['duration']],
  ])('a loan with %j has errors in %j', (typed, fields) => {
    expect(Object.keys(findStepErrors({ ...loan, ...typed }, 1))).toEqual(fields);
  });

  it('warn about unusual values and accept them', () => {
    const odd = { monthlyIncome: 'abc', email: 'anna@example', phone: 'abc' };
    const draft = { ...loan, ...odd };
    for (const step of stepNumbers) expect(findStepErrors(draft, step)).toEqual({});
    expect(stepNumbers.map((step) => findStepWarnings(draft, step))).toEqual([
      [],
      ['monthlyIncome'],
      ['email', 'phone'],
    ]);
    expect(loanRequestSchema.parse(draft)).toEqual(draft);
  });

  it.each([
    [
      'monthlyIncome',
      ['2400', '€ 2.400', '2 tot 3 duizend', '٢٤٠٠', 'ca. 2k'],
      ['abc', 'wisselend'],
    ],
    [
      'address',
      [
        ...['Rue Haute 1, 1000 Bruxelles', '1051 Budapest, Fő utca 1.'],
        ...['Damrak 1, 1012 AB Amsterdam', 'Storgatan 1, 123 45 Kiruna'],
        ...['ul. Złota 44, 00-950 Warszawa', 'Brīvības iela 1, Rīga, LV-1010'],
        ...['2, rue du Fort, L-1234 Luxembourg', '10 Downing Street, London SW1A 1AA'],
      ],
      ['Rue Haute 1', 'Rue Haute 1, 1000', 'Hauptstraße 123', 'Rue Haute 1 bus 3'],
    ],
    ['email', ['a@b.be', 'a@b.c.d', 'mailto:a@b.be.'], ['a@localhost', 'a.b@c', 'a@localhost.']],
    ['phone', ['+32 2 555 01 00', '02/5550100', '12345', '٠١٢٣٤'], ['abc', '1234', '+32']],
  ] as const)('ask about %s only where it looks odd', (field, plain, odd) => {
    const doubtsAbout = (value: string) =>
      ([2, 3] as const).flatMap((step) => findStepWarnings({ ...loan, [field]: value }, step));
    for (const value of plain) expect(doubtsAbout(value), value).toEqual([]);
    for (const value of odd) expect(doubtsAbout(value), value).toEqual([field]);
  });
});

describe('toStepNumber', () => {
  it.each([
    [0, 1],
    [2, 2],
    [9, 3],
  ])('given %d returns %d', (number, step) => {
    expect(toStepNumber(number)).toBe(step);
  });
});
