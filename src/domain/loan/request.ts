/**
 * The schema of a loan request, for wizard and service. Its errors are codes of the API;
 * validation.ts makes those that the catalogues translate. request-steps.ts has the wizard's steps.
 */
import * as z from 'zod/mini';
import { keysOf } from '../../helpers/records.ts';
import { nonEmptyEmail, nonEmptyText } from '../non-empty-text.ts';
import { isInRange } from './limits.ts';
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
