/** The visitor's draft, shared by hero and wizard; kept in this tab until sent or cleared. Set in browsers only. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { cleanValue } from '../domain/clean-text.ts';
import { type LoanCost, loanCost } from '../domain/loan/annuity.ts';
import { isOffered, nearest } from '../domain/loan/limits.ts';
import { longestTerm } from '../domain/loan/longest-term.ts';
import { parseNumber } from '../domain/loan/parse-number.ts';
import {
  isLoanNumber,
  type LoanField,
  type LoanNumber,
  loanFields,
  numberLimits,
} from '../domain/loan/request.ts';
import { clearTab, keepInTab } from './tab-storage.ts';

export type LoanText = Exclude<LoanField, LoanNumber>;

/** Numbers as typed, within the limits or not. null: empty; NaN: not readable as a number. */
export type LoanDraft = Record<LoanNumber, number | null> & Record<LoanText, string>;

const textFields = loanFields.filter((field): field is LoanText => !isLoanNumber(field));

const amountOrNothing = z.transform((value: unknown) => (typeof value === 'number' ? value : null));

const draftSchema = z.object({
  amount: amountOrNothing,
  duration: amountOrNothing,
  ...eachText(z.string()),
});

const emptyDraft: LoanDraft = {
  amount: numberLimits.amount.default,
  duration: numberLimits.duration.default,
  ...eachText(''),
};

export const draftKey = 'loanDraft';

export const $draft = atom<LoanDraft>(emptyDraft);
keepInTab($draft, draftKey, draftSchema);

/** Whether the field is empty or holds a whole number within the limits. Any other value must be corrected. */
export function isUsable(draft: LoanDraft, field: LoanNumber): boolean {
  const value = draft[field];
  return value === null || isOffered(value, numberLimits[field]);
}

/** Cost of the draft: all zero while amount or term is missing, undefined when one is outside the limits. */
export function costOf(draft: LoanDraft): LoanCost | undefined {
  if (!isUsable(draft, 'amount') || !isUsable(draft, 'duration')) return undefined;
  return loanCost(draft.amount ?? 0, draft.duration ?? 0);
}

/** The draft with amount and term moved into the limits, for parts that must not disappear while the visitor types. */
export function nearestLoan({
  amount,
  duration,
}: LoanDraft): { amount: number; term: number } | undefined {
  if (!(amount && duration)) return undefined;
  return {
    amount: nearest(amount, numberLimits.amount),
    term: nearest(duration, numberLimits.duration),
  };
}

/** The longest legal term for the amount, in months; undefined unless the chosen term exceeds it. */
export function longestAllowed(draft: LoanDraft): number | undefined {
  const loan = nearestLoan(draft);
  if (!loan) return undefined;
  const longest = longestTerm(loan.amount);
  return loan.term > longest ? longest : undefined;
}

/** Whether the visitor has typed a text; amount and term alone are only an estimate. */
export function hasAnswers(draft: LoanDraft): boolean {
  return textFields.some((field) => draft[field] !== '');
}

export function setText(field: LoanText, value: string): void {
  setField(field, value);
}

export function setNumber(field: LoanNumber, value: number): void {
  setField(field, value);
}

export function typeNumber(field: LoanNumber, text: string): void {
  setField(field, cleanValue(text) === '' ? null : parseNumber(text));
}

export function clearDraft(): void {
  $draft.set(emptyDraft);
  clearTab(draftKey);
}

function setField<Field extends LoanField>(field: Field, value: LoanDraft[Field]): void {
  const draft = $draft.get();
  if (draft[field] !== value) $draft.set({ ...draft, [field]: value });
}

function eachText<T>(value: T): Record<LoanText, T> {
  return Object.fromEntries(textFields.map((field) => [field, value])) as Record<LoanText, T>;
}
