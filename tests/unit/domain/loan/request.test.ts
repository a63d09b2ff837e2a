import { describe, expect, it } from 'vitest';
import { amountLimits, termLimits } from '../../../../src/domain/loan/offer.ts';
import {
  findLoanMarks,
  findStepErrors,
  findStepWarnings,
  type LoanField,
  type LoanRequest,
  loanFields,
  loanRequestSchema,
  stepFields,
  stepNumbers,
} from '../../../../src/domain/loan/request.ts';
import { recordOf } from '../../../../src/helpers/records.ts';
import { loan } from '../../../support/submission.ts';

/** Email address and phone number may be any text. */
const request: LoanRequest = { ...loan, email: 'no email address at all', phone: 'call me' };

const numbers: LoanField[] = ['amount', 'duration'];
const texts = loanFields.filter((field) => !numbers.includes(field));

describe('loanRequestSchema', () => {
  it('has the specification’s ten fields in order', () => {
    const specified =
      'amount duration profession monthlyIncome address country firstName lastName email phone';
    const fields = loanFields.filter((field) => specified.includes(field));
    expect(fields.join(' ')).toBe(specified);
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

describe('the steps', () => {
  it('contain each field once', () => {
    expect(Object.values(stepFields).flat()).toEqual(loanFields);
  });

  it('depend on the fields of that step', () => {
    for (const field of loanFields) {
      const draft = { ...loan, [field]: numbers.includes(field) ? null : ' ' };
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
    expect(Object.keys(findStepErrors({ ...request, ...typed }, 1))).toEqual(fields);
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
