/**
 * A loan request: one schema for the wizard, which checks a step at a time, and for the service, which checks all of
 * it. The schema says what is wrong as a code; the catalogues say it in words.
 */
import * as z from 'zod/mini';
import { type Fault, faultsOf } from '../faults.ts';
import { filledText } from '../filled-text.ts';
import { amountLimits, isOffered, isWithin, termLimits } from './limits.ts';
import { parseNumber } from './parse-number.ts';

/** A number, a number in words of digits, or a list that holds one of them, as some clients send it. */
const positiveNumber = z.pipe(
  z.transform((value: unknown) => {
    const single = Array.isArray(value) && value.length === 1 ? value[0] : value;
    return typeof single === 'string' ? parseNumber(single) : single;
  }),
  z
    .number({ error: ({ input }) => (input === undefined ? 'missing' : 'not_a_number') })
    .check(z.positive('not_positive')),
);

export const loanRequestSchema = z.object({
  /** Loan amount in euros. */
  amount: positiveNumber,
  /** Term in months. */
  duration: positiveNumber,
  profession: filledText,
  /** Free text: people earn in many ways. */
  monthlyIncome: filledText,
  address: filledText,
  country: filledText,
  firstName: filledText,
  lastName: filledText,
  email: filledText,
  phone: filledText,
});

export type LoanRequest = z.output<typeof loanRequestSchema>;
export type LoanField = keyof LoanRequest;

export const loanFields = Object.keys(loanRequestSchema.shape) as LoanField[];

/** The limits of the fields that are numbers. */
export const numberLimits = { amount: amountLimits, duration: termLimits };

/** A field that is a number, with a slider. */
export type LoanNumber = keyof typeof numberLimits;

export function isLoanNumber(field: LoanField): field is LoanNumber {
  return Object.hasOwn(numberLimits, field);
}

/** The wizard's steps, in order; together they are the whole request. */
export const loanSteps = [
  ['amount', 'duration'],
  ['profession', 'monthlyIncome', 'address', 'country'],
  ['firstName', 'lastName', 'email', 'phone'],
] as const satisfies readonly (readonly LoanField[])[];

export type StepNumber = 1 | 2 | 3;

/**
 * What is wrong with the fields of one step, in their order on the screen. The wizard asks for an amount and a term that
 * we offer; what others send is only required to be valid, see {@link marksOf}.
 */
export function stepFaults(
  draft: Readonly<Record<LoanField, unknown>>,
  step: StepNumber,
): Partial<Record<LoanField, Fault>> {
  const fields: readonly LoanField[] = loanSteps[step - 1] ?? [];
  const faults = faultsOf<LoanField>(fields, loanRequestSchema.shape, draft);
  for (const field of fields.filter(isLoanNumber)) {
    if (!isOffered(Number(draft[field]), numberLimits[field])) faults[field] = 'incomplete';
  }
  return faults;
}

/** Fields that may hold what looks like a slip. */
export const doubtfulFields = ['monthlyIncome', 'email', 'phone'] as const;

export type DoubtfulField = (typeof doubtfulFields)[number];

const looksOdd: Record<DoubtfulField, (text: string) => boolean> = {
  monthlyIncome: (text) => !/\p{N}/u.test(text),
  // The browser takes a domain without a dot.
  email: (text) => !text.includes('.', text.indexOf('@')),
  // No country has shorter numbers for people.
  phone: (text) => (text.match(/\p{N}/gu) ?? []).length < 5,
};

/** Fields of a step without faults that the visitor is asked about once; they are sent as they are. */
export function stepDoubts(
  draft: Readonly<Record<DoubtfulField, string>>,
  step: StepNumber,
): DoubtfulField[] {
  const fields: readonly LoanField[] = loanSteps[step - 1] ?? [];
  return doubtfulFields.filter((field) => fields.includes(field) && looksOdd[field](draft[field]));
}

/** What an operator should know about a valid request: it came from outside the sliders' limits. */
export type LoanMark = 'amount_outside_limits' | 'duration_outside_limits';

/** Requests outside the sliders' limits are kept and marked, never refused: losing a customer is worse. */
export function marksOf(request: LoanRequest): LoanMark[] {
  const marks: LoanMark[] = [];
  if (!isWithin(request.amount, amountLimits)) marks.push('amount_outside_limits');
  if (!isWithin(request.duration, termLimits)) marks.push('duration_outside_limits');
  return marks;
}
