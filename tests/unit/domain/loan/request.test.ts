import { describe, expect, it } from 'vitest';
import { amountLimits, termLimits } from '../../../../src/domain/loan/offer.ts';
import {
  findLoanMarks,
  type LoanField,
  type LoanRequest,
  loanFields,
  loanRequestSchema,
} from '../../../../src/domain/loan/request.ts';
import { loan } from '../../../support/submission.ts';

/** Email address and phone number may be any text. */
const request: LoanRequest = { ...loan, email: 'no email address at all', phone: 'call me' };

const numbers: LoanField[] = ['amount', 'duration'];
const texts = loanFields.filter((field) => !numbers.includes(field));

describe('loanRequestSchema', () => {
  it('has the specification’s ten fields in order', () => {
    const specified =
      'amount duration profession monthlyIncome address country firstName lastName email phone';
    const names = specified.split(' ');
    expect(loanFields.filter((field) => names.includes(field))).toEqual(names);
  });

  it('accepts any text that is not empty', () => {
    expect(loanRequestSchema.parse(request)).toEqual(request);
  });

  it('cleans every field, drops unknown ones', () => {
    const marked = Object.fromEntries(
      Object.entries(request).map(([field, value]) => [
        field,
        `\u202a\ufeff \n${String(value).split('').join('\u200b')}\u00ad\u3164\u202c\u2800\t `,
      ]),
    );
    expect(loanRequestSchema.parse({ ...marked, website: 'spam' })).toEqual(request);
    const { firstName } = loanRequestSchema.parse({ ...request, firstName: 'Zofi\u200be\u0301' });
    expect(firstName).toBe('Zofi\u00e9');
  });

  it('reads a number, alone or in a list', () => {
    const typed = [
      12_000,
      [12_000],
      '12000',
      ['12.000'],
      '€ 12.000,00',
      ['12.000,50 €'],
      0.01,
      1e9,
    ];
    const read = [12_000, 12_000, 12_000, 12_000, 12_000, 12_000.5, 0.01, 1e9];
    for (const field of numbers)
      expect(
        typed.map((value) => loanRequestSchema.parse({ ...request, [field]: value })[field]),
      ).toEqual(read);
  });

  const lists = [[], [5_000, 6_000], [[5_000]], [null], { 0: 5_000, length: 1 }];
  const blank = [
    ...['', ' \u00a0\t\n', '\u3164', '\u2800', '\ufeff\u202a\u202c', '\u200d\ufe0f', '\u0000'],
  ];

  it.each<[code: string, fields: LoanField[], values: unknown[]]>([
    ['missing', loanFields.slice(), [undefined]],
    [
      'not_a_number',
      numbers,
      [null, '', '   ', 'vijf', '-5', true, {}, Number.NaN, Infinity, '1e3'],
    ],
    ['not_a_number', numbers, lists],
    ['not_positive', numbers, [0, -1, '0', [0]]],
    ['missing', texts, blank],
    ['not_text', texts, [null, 5, ['Bakker'], {}]],
  ])('refuses with %s in %j: %j', (code, fields, values) => {
    for (const field of fields)
      for (const value of values)
        expect(codesOf({ ...request, [field]: value })).toEqual([[field, code]]);
  });

  it('reports every invalid field', () => {
    expect(codesOf({})).toEqual(loanFields.map((field) => [field, 'missing']));
  });

  it.each([undefined, null, 'text', 5, []])('rejects %j', (body) => {
    expect(loanRequestSchema.safeParse(body).success).toBe(false);
  });
});

describe('findLoanMarks', () => {
  it('accepts every value within the limits', () => {
    for (const amount of [amountLimits.min, amountLimits.min + 333.33, amountLimits.max]) {
      for (const duration of [termLimits.min, termLimits.max])
        expect(findLoanMarks({ ...request, amount, duration })).toEqual([]);
    }
  });

  it.each([
    [amountLimits.min - 0.01, 12, ['amount_outside_limits']],
    [amountLimits.max + 0.01, 12, ['amount_outside_limits']],
    [5_000, termLimits.min - 1, ['duration_outside_limits']],
    [5_000, termLimits.max + 1, ['duration_outside_limits']],
    [1, 1, ['amount_outside_limits', 'duration_outside_limits']],
  ])('marks %d over %d as %j', (amount, duration, marks) => {
    expect(findLoanMarks({ ...request, amount, duration })).toEqual(marks);
  });
});

function codesOf(body: unknown): [field: string, code: string][] {
  const issues = loanRequestSchema.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message]);
}
