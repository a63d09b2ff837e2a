/**
 * The visitor's draft, which hero and wizard share and the tab keeps until it is sent or cleared.
 * It is set in browsers only: pages are built with the initial one. What a loan calls `term` is
 * called `duration` in drafts and on the wire.
 */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { cleanText } from '../domain/clean-text.ts';
import { loanCost } from '../domain/loan/annuity.ts';
import { maxLegalTerm } from '../domain/loan/legal-term.ts';
import { clampToRange, isOffered } from '../domain/loan/limits.ts';
import type { Loan, LoanCost } from '../domain/loan/loan.ts';
import { amountLimits, termLimits } from '../domain/loan/offer.ts';
import { parseNumber } from '../domain/loan/parse-number.ts';
import {
  isNumberField,
  type LoanField,
  type LoanNumberField,
  loanFields,
  numberLimits,
} from '../domain/loan/request.ts';
import { recordOf } from '../helpers/records.ts';
import { clearSession, persistInSession } from './session-storage.ts';

export type LoanTextField = Exclude<LoanField, LoanNumberField>;

/** Every field as typed, readable or not. */
export type LoanDraft = Record<LoanField, string>;

/** What a visitor finds, and what is left after sending or clearing. */
export const initialDraft: LoanDraft = {
  ...recordOf(loanFields, () => ''),
  amount: String(amountLimits.default),
  duration: String(termLimits.default),
};

export const draftKey = 'loanDraft';

export const $draft = atom<LoanDraft>(initialDraft);
persistInSession($draft, draftKey, z.object(recordOf(loanFields, () => z.string())));

/** The number above 0 in a field; undefined when there is none. */
export function typedNumber(draft: LoanDraft, field: LoanNumberField): number | undefined {
  return parseNumber(draft[field]) || undefined;
}

/**
 * Whether the field is empty or holds a whole number within the limits. Any other value must
 * be corrected.
 */
export function isEmptyOrOffered(draft: LoanDraft, field: LoanNumberField): boolean {
  const isEmpty = cleanText(draft[field]) === '';
  return isEmpty || isOffered(typedNumber(draft, field) ?? 0, numberLimits[field]);
}

/** Amount in euros and term in months, where the draft has numbers above 0. */
export function typedLoan(draft: LoanDraft): Record<keyof Loan, number | undefined> {
  return { amount: typedNumber(draft, 'amount'), term: typedNumber(draft, 'duration') };
}

/** Cost of the draft: all zero while a field is empty, undefined while one must be corrected. */
export function draftCost(draft: LoanDraft): LoanCost | undefined {
  if (!isEmptyOrOffered(draft, 'amount') || !isEmptyOrOffered(draft, 'duration')) return undefined;
  const { amount = 0, term = 0 } = typedLoan(draft);
  return loanCost(amount, term);
}

/** Cost of the draft, with the longest legal term in place of a longer one. */
export function costWithinLaw(draft: LoanDraft): LoanCost | undefined {
  const maxTerm = exceededLegalTerm(draft);
  return draftCost(maxTerm ? { ...draft, duration: String(maxTerm) } : draft);
}

/**
 * The draft with amount and term moved into the limits, for parts that must not disappear while the
 * visitor types. Undefined without two numbers above 0.
 */
export function clampedLoan(draft: LoanDraft): Loan | undefined {
  const { amount, term } = typedLoan(draft);
  if (!(amount && term)) return undefined;
  return { amount: clampToRange(amount, amountLimits), term: clampToRange(term, termLimits) };
}

/**
 * The longest legal term for the amount, in months; undefined unless the chosen term exceeds it.
 */
export function exceededLegalTerm(draft: LoanDraft): number | undefined {
  const loan = clampedLoan(draft);
  if (!loan) return undefined;
  const maxTerm = maxLegalTerm(loan.amount);
  return loan.term > maxTerm ? maxTerm : undefined;
}

/** Whether the visitor has typed a text; amount and term alone are only an estimate. */
export function hasTypedText(draft: LoanDraft): boolean {
  return loanFields.some((field) => !isNumberField(field) && draft[field] !== '');
}

/** Sets the text of a field as typed, also that of amount or term. */
export function setFieldValue(field: LoanField, text: string): void {
  const draft = $draft.get();
  if (draft[field] !== text) $draft.set({ ...draft, [field]: text });
}

/** Sets the term, in months. */
export function setTerm(term: number): void {
  setFieldValue('duration', String(term));
}

/** Sets amount and term together. */
export function setLoan({ amount, term }: Loan): void {
  $draft.set({ ...$draft.get(), amount: String(amount), duration: String(term) });
}

/** Puts the initial draft in place of the visitor's, also in the tab's storage. */
export function clearDraft(): void {
  $draft.set(initialDraft);
  clearSession(draftKey);
}
