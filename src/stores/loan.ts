/**
 * What the visitor has entered so far: shared by the hero's estimate and the wizard, kept in this tab until it is sent
 * or cleared. Written in the browser only.
 */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { type LoanCost, loanCost } from '../domain/loan/annuity.ts';
import { amountLimits, snap, termLimits } from '../domain/loan/limits.ts';
import { longestTerm } from '../domain/loan/longest-term.ts';
import { parseNumber } from '../domain/loan/parse-number.ts';
import { type LoanField, loanFields } from '../domain/loan/request.ts';
import { clearTab, keepInTab } from './tab-storage.ts';

export const numberLimits = { amount: amountLimits, duration: termLimits };

/** The two fields with a slider. */
export type LoanNumber = keyof typeof numberLimits;
/** The fields of free text. */
export type LoanText = Exclude<LoanField, LoanNumber>;

/** null: emptied, or not a number. */
export type LoanDraft = Record<LoanNumber, number | null> & Record<LoanText, string>;

export function isLoanNumber(field: LoanField): field is LoanNumber {
  return Object.hasOwn(numberLimits, field);
}

const textFields = loanFields.filter((field): field is LoanText => !isLoanNumber(field));

const amountOrNothing = z.transform((value: unknown) => (typeof value === 'number' ? value : null));

const draftSchema = z.object({
  amount: amountOrNothing,
  duration: amountOrNothing,
  ...eachText(z.string()),
});

const emptyDraft: LoanDraft = {
  amount: amountLimits.default,
  duration: termLimits.default,
  ...eachText(''),
};

/** Session storage: the draft of this tab. */
export const draftKey = 'loanDraft';

export const $draft = atom<LoanDraft>(emptyDraft);
keepInTab($draft, draftKey, draftSchema);

/** What the draft costs; all zero while amount or term is missing. */
export function costOf({ amount, duration }: LoanDraft): LoanCost {
  return loanCost(amount ?? 0, duration ?? 0);
}

/**
 * The longest term that the law allows for the amount, where the chosen one exceeds it. Both count as they will once
 * their fields are left, so that leaving a field moves nothing that is about to be pressed.
 */
export function longestAllowed({ amount, duration }: LoanDraft): number | undefined {
  if (amount === null || duration === null) return undefined;
  const longest = longestTerm(snap(amount, amountLimits));
  return snap(duration, termLimits) > longest ? longest : undefined;
}

/** Whether the visitor has typed an answer; an amount or term alone is only an estimate. */
export function hasAnswers(draft: LoanDraft): boolean {
  return textFields.some((field) => draft[field] !== '');
}

export function setText(field: LoanText, value: string): void {
  setField(field, value);
}

/** A slider or button moved; the value is one the slider can take. */
export function setNumber(field: LoanNumber, value: number): void {
  setField(field, snap(value, numberLimits[field]));
}

/** The visitor is typing: the payment follows, the value is not moved yet. */
export function typeNumber(field: LoanNumber, text: string): void {
  const value = parseNumber(text);
  setField(field, Number.isNaN(value) ? null : value);
}

/**
 * The visitor has left the field: the value moves to the nearest one that the slider can take.
 * @returns whether it had to move
 */
export function settleNumber(field: LoanNumber): boolean {
  const value = $draft.get()[field];
  if (value === null) return false;
  const settled = snap(value, numberLimits[field]);
  if (settled !== value) setField(field, settled);
  return settled !== value;
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
