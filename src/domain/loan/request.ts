/**
 * The schema of a loan request, for wizard and service. Its errors are codes of the API;
 * validation.ts makes those that the catalogues translate.
 */
import * as z from 'zod/mini';
import { keysOf } from '../../helpers/records.ts';
import { cleanEmail } from '../clean-text.ts';
import { nonEmptyEmail, nonEmptyText } from '../non-empty-text.ts';
import { type FieldErrorCode, findFieldErrors } from '../validation.ts';
import { isInRange, isOffered } from './limits.ts';
import { amountLimits, termLimits } from './offer.ts';
import { parseNumber } from './parse-number.ts';

/** A number, a numeric string, or a list with one of them, as some clients send it. */
const positiveNumber = z.pipe(
  z.transform((value: unknown) => {
    const scalar = Array.isArray(value) && value.length === 1 ? value[0] : value;
    return typeof scalar === 'string' ? parseNumber(scalar) : scalar;
  }),
  z
    .number({ error: ({ input }) => (input === undefined ? 'missing' : 'not_a_number') })
    .check(z.positive('not_positive')),
);

export const loanRequestSchema = z.object({
  /** In euros. */
  amount: positiveNumber,
  /** The loan's term, in months: so called in the service's contract, and in all that is typed. */
  duration: positiveNumber,
  profession: nonEmptyText,
  /** Free text, because incomes vary from month to month and in kind. */
  monthlyIncome: nonEmptyText,
  address: nonEmptyText,
  country: nonEmptyText,
  firstName: nonEmptyText,
  lastName: nonEmptyText,
  email: nonEmptyEmail,
  phone: nonEmptyText,
});

export type LoanRequest = z.output<typeof loanRequestSchema>;
export type LoanField = keyof LoanRequest;

export const loanFields = keysOf(loanRequestSchema.shape);

/** By field, where the term is called `duration`. */
export const numberLimits = { amount: amountLimits, duration: termLimits };

export type LoanNumberField = keyof typeof numberLimits;

/** Whether a field holds amount or term; the others hold texts. */
export function isNumberField(field: LoanField): field is LoanNumberField {
  return Object.hasOwn(numberLimits, field);
}

export const stepNumbers = [1, 2, 3] as const;

export type StepNumber = (typeof stepNumbers)[number];

/** The fields of the wizard's steps. Together they are the request, in its order. */
export const stepFields = {
  1: ['amount', 'duration'],
  2: ['profession', 'monthlyIncome', 'address', 'country'],
  3: ['firstName', 'lastName', 'email', 'phone'],
} as const satisfies Record<StepNumber, readonly LoanField[]>;

/**
 * Errors of one step's fields. Unlike the service, the wizard enforces the limits, see
 * {@link findLoanMarks}.
 */
export function findStepErrors(
  draft: Readonly<Record<LoanField, unknown>>,
  step: StepNumber,
): Partial<Record<LoanField, FieldErrorCode>> {
  const fields: readonly LoanField[] = stepFields[step];
  const errors = findFieldErrors(fields, loanRequestSchema.shape, draft);
  for (const field of fields.filter(isNumberField)) {
    const { data = Number.NaN } = positiveNumber.safeParse(draft[field]);
    if (!isOffered(data, numberLimits[field])) errors[field] = 'invalid';
  }
  return errors;
}

export const warnableFields = ['monthlyIncome', 'address', 'email', 'phone'] as const;

type WarnableField = (typeof warnableFields)[number];

/**
 * A postal code beside a town: `1000 Brussel`, `1012 AB Amsterdam`, `123 45 Kiruna`,
 * `00-950 Warszawa`, `Riga LV-1010`.
 */
const townWithCode =
  /\p{N}{4,5}(?:-\p{N}{3}| ?[A-Z]{2}\b)?[\s,]+\p{L}{2}|\p{N}{2}[ -]\p{N}{2,3} \p{L}{2}|\p{L}[ -]\p{N}{4}/u;
/** `SW1A 1AA`, `D02 X285`. */
const britishCode = /\b[A-Z]{1,2}\d\w? ?\w{3,4}\b/i;

const needsWarning: Record<WarnableField, (text: string) => boolean> = {
  monthlyIncome: (text) => !/\p{N}/u.test(text),
  // Autofill knows the street of a single line only.
  address: (text) => !townWithCode.test(text) && !britishCode.test(text),
  // Browsers accept a domain without a dot.
  email: (text) => !cleanEmail(text).split('@')[1]?.includes('.'),
  // Phone numbers of people have at least five digits in every country.
  phone: (text) => (text.match(/\p{N}/gu) ?? []).length < 5,
};

/**
 * Fields of a valid step that look like typing errors. The visitor is asked once and may send
 * them unchanged.
 */
export function findStepWarnings(
  draft: Readonly<Record<WarnableField, string>>,
  step: StepNumber,
): WarnableField[] {
  const fields: readonly LoanField[] = stepFields[step];
  return warnableFields.filter(
    (field) => fields.includes(field) && needsWarning[field](draft[field]),
  );
}

/** A remark for the operator on a valid request: amount or term is outside the limits. */
export type LoanMark = 'amount_outside_limits' | 'duration_outside_limits';

/** Marks a request outside the limits, which is kept: refusing it would lose customers. */
export function findLoanMarks(request: LoanRequest): LoanMark[] {
  const marks: LoanMark[] = [];
  const { amount, duration } = numberLimits;
  if (!isInRange(request.amount, amount)) marks.push('amount_outside_limits');
  if (!isInRange(request.duration, duration)) marks.push('duration_outside_limits');
  return marks;
}
