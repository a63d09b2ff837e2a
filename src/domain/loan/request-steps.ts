/** The steps in which the wizard asks for a loan request, their errors and their warnings. */
import { keysOf } from '../../helpers/records.ts';
import { cleanEmail } from '../clean-text.ts';
import { type FieldErrorCode, findFieldErrors } from '../validation.ts';
import { isOffered } from './limits.ts';
import { isNumberField, type LoanField, loanRequestSchema, numberLimits } from './request.ts';

export const stepNumbers = [1, 2, 3] as const;

export type StepNumber = (typeof stepNumbers)[number];

export const lastStep: StepNumber = stepNumbers.length;

/** The step with this number, or the nearest one. */
export function toStepNumber(number: number): StepNumber {
  return stepNumbers.findLast((step) => step <= number) ?? 1;
}

/** The fields of the wizard's steps. Together they are the request, in its order. */
export const stepFields = {
  1: ['amount', 'duration'],
  2: ['profession', 'monthlyIncome', 'address', 'country'],
  3: ['firstName', 'lastName', 'email', 'phone'],
} as const satisfies Record<StepNumber, readonly LoanField[]>;

/**
 * Errors of one step's fields. Unlike the service, the wizard enforces the limits, see
 * `findLoanMarks` of request.ts.
 */
export function findStepErrors(
  draft: Readonly<Record<LoanField, unknown>>,
  step: StepNumber,
): Partial<Record<LoanField, FieldErrorCode>> {
  const fields: readonly LoanField[] = stepFields[step];
  const errors = findFieldErrors(fields, loanRequestSchema.shape, draft);
  for (const field of fields.filter(isNumberField)) {
    const { data = Number.NaN } = loanRequestSchema.shape[field].safeParse(draft[field]);
    if (!isOffered(data, numberLimits[field])) errors[field] = 'invalid';
  }
  return errors;
}

/**
 * A postal code beside a town: `1000 Brussel`, `1012 AB Amsterdam`, `123 45 Kiruna`,
 * `00-950 Warszawa`, `Riga LV-1010`.
 */
const townWithCode =
  /\p{N}{4,5}(?:-\p{N}{3}| ?[A-Z]{2}\b)?[\s,]+\p{L}{2}|\p{N}{2}[ -]\p{N}{2,3} \p{L}{2}|\p{L}[ -]\p{N}{4}/u;
/** `SW1A 1AA`, `D02 X285`. */
const britishCode = /\b[A-Z]{1,2}\d\w? ?\w{3,4}\b/i;

/** Whether the text of a field looks like a typing error. */
const needsWarning = {
  monthlyIncome: (text: string) => !/\p{N}/u.test(text),
  // Autofill knows the street of a single line only.
  address: (text: string) => !townWithCode.test(text) && !britishCode.test(text),
  // Browsers accept a domain without a dot.
  email: (text: string) => !cleanEmail(text).split('@')[1]?.includes('.'),
  // Phone numbers of people have at least five digits in every country.
  phone: (text: string) => (text.match(/\p{N}/gu) ?? []).length < 5,
} satisfies Partial<Record<LoanField, (text: string) => boolean>>;

type WarnableField = keyof typeof needsWarning;

export const warnableFields = keysOf(needsWarning);

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
