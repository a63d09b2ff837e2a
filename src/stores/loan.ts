/**
 * What the visitor has entered so far: shared by the hero's estimate and the wizard, kept in this tab until it is sent
 * or cleared. Written in the browser only.
 */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
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

/** The fields of free text. */
export type LoanText = Exclude<LoanField, LoanNumber>;

/** As typed, in whatever size. null: emptied; NaN: cannot be read as a number. */
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

/** Session storage: the draft of this tab. */
export const draftKey = 'loanDraft';

export const $draft = atom<LoanDraft>(emptyDraft);
keepInTab($draft, draftKey, draftSchema);

/** Whether the field holds nothing, or what a loan can have; what is neither is to be mended. */
export function isUsable(draft: LoanDraft, field: LoanNumber): boolean {
  const value = draft[field];
  return value === null || isOffered(value, numberLimits[field]);
}

/**
 * What the draft costs; all zero while amount or term is missing.
 * @returns undefined where one of them is not what a loan can have
 */
export function costOf(draft: LoanDraft): LoanCost | undefined {
  if (!isUsable(draft, 'amount') || !isUsable(draft, 'duration')) return undefined;
  return loanCost(draft.amount ?? 0, draft.duration ?? 0);
}

/** The loan nearest to the draft, in euros and months, for what must not come and go while somebody types. */
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

/** The longest term that the law allows for the amount, in months, where the chosen one exceeds it. */
export function longestAllowed(draft: LoanDraft): number | undefined {
  const loan = nearestLoan(draft);
  if (!loan) return undefined;
  const longest = longestTerm(loan.amount);
  return loan.term > longest ? longest : undefined;
}

/** Whether the visitor has typed an answer; an amount or term alone is only an estimate. */
export function hasAnswers(draft: LoanDraft): boolean {
  return textFields.some((field) => draft[field] !== '');
}

export function setText(field: LoanText, value: string): void {
  setField(field, value);
}

/** A slider or button moved. */
export function setNumber(field: LoanNumber, value: number): void {
  setField(field, value);
}

/** The visitor is typing: the payment follows, and what was typed stays as it is. */
export function typeNumber(field: LoanNumber, text: string): void {
  setField(field, text.trim() === '' ? null : parseNumber(text));
}

/** Forgets everything that was entered, here and in the tab. */
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
