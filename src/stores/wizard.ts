/** The rules of the wizard: steps, language, sending. Components only bind them. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { idempotencyHeader, maxBodyBytes, newUuid, referenceOf } from '../domain/api.ts';
import {
  incompleteFields,
  type LoanField,
  loanRequestSchema,
  loanSteps,
  type StepNumber,
} from '../domain/loan/request.ts';
import type { Language } from '../i18n/languages.ts';
import type { WizardMessages } from '../i18n/messages/contract.ts';
import { wizardMessages } from '../i18n/messages/wizard-messages.ts';
import { loanEndpoint } from './endpoints.ts';
import { $draft, clearDraft, type LoanDraft, settleNumber } from './loan.ts';
import { type SubmissionState, sendTimeout } from './submission.ts';
import { clearTab, readTab, writeTab } from './tab-storage.ts';
import { showToast } from './toast.ts';

export const lastStep = loanSteps.length as StepNumber;

export const $step = atom<StepNumber>(1);

/** Always the same list: what is drawn from it is not drawn again. */
const none: readonly LoanField[] = [];

/** Fields of the present step that stopped the visitor, in their order on the screen. */
export const $incomplete = atom(none);

/** All that did when the step was last checked, whether or not they are mended by now. */
export const $stopped = atom(none);

/** Whether the visitor came from the last step to change something, and goes back there next. */
export const $changing = atom(false);

export const $submission = atom<SubmissionState>({ status: 'idle' });

/** A request that was sent: its reference number, and what it said. */
export interface SentRequest {
  reference: string;
  answers: LoanDraft;
}

/** The request that was sent, until the visitor dismisses it; kept in no storage. */
export const $confirmation = atom<SentRequest | null>(null);

/** A language that the wizard speaks, and its texts. */
export interface Spoken {
  language: Language;
  texts: WizardMessages;
}

/** The language that the visitor chose in the wizard; null: the page's. */
export const $chosen = atom<Spoken | null>(null);

const stepKey = 'loanStep';
const attemptKey = 'loanAttempt';

/** One press of the button: its key, and what it carried. The same again is the same request. */
const attemptSchema = z.object({ key: z.string(), body: z.string() });

/** Goes back to the step that this tab was at. */
export function restoreStep(): void {
  const kept = readTab(stepKey, z.number());
  $step.set(([1, 2, 3] as const).find((step) => step === kept) ?? 1);
}

/** Advances when the present step is complete; otherwise stays, marks the empty fields and says so. */
export function next(texts: WizardMessages): void {
  const step = $step.get();
  if (!check(step, texts) || step === lastStep) return;
  goTo($changing.get() ? (unfinishedStep() ?? lastStep) : ((step + 1) as StepNumber));
}

/** Leads from the last step to an earlier one; {@link next} then leads straight back. */
export function change(step: StepNumber): void {
  goTo(step);
  $changing.set(true);
}

export function back(): void {
  const step = $step.get();
  if (step > 1) goTo((step - 1) as StepNumber);
}

/** The visitor has begun to mend a field. */
export function markMended(field: LoanField): void {
  const incomplete = $incomplete.get();
  if (incomplete.includes(field)) $incomplete.set(incomplete.filter((other) => other !== field));
}

/**
 * Sends the request: one press, one call. Only the status of the answer is read. After a failure everything that was
 * typed is still there, and the next press carries the same key while nothing was changed.
 */
export async function submit(language: Language, texts: WizardMessages): Promise<void> {
  if ($submission.get().status === 'sending' || !check(lastStep, texts)) return;
  // An earlier step can have been emptied since.
  const unfinished = unfinishedStep();
  if (unfinished) {
    change(unfinished);
    check(unfinished, texts);
    return;
  }
  const answers = $draft.get();
  const body = JSON.stringify(loanRequestSchema.parse(answers));
  if (new Blob([body]).size > maxBodyBytes) {
    $submission.set({ status: 'failed', reason: 'tooLong' });
    showToast('failure', texts.toasts.failed, language);
    return;
  }
  const key = keyFor(body);
  $submission.set({ status: 'sending' });
  if (await send(body, key, language)) {
    $submission.set({ status: 'sent' });
    showToast('success', texts.toasts.sent, language);
    clearEverything();
    $confirmation.set({ reference: referenceOf(key), answers });
  } else {
    console.error('Email verzenden mislukt');
    $submission.set({ status: 'failed', reason: 'send' });
    showToast('failure', texts.toasts.failed, language);
  }
}

/** Forgets what was typed, here and in the tab, and begins again. */
export function clearEverything(): void {
  clearDraft();
  clearTab(attemptKey);
  $changing.set(false);
  goTo(1);
  clearTab(stepKey);
}

/** Loads the texts of another language; the present ones stay when they cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    $chosen.set({ language, texts: await wizardMessages(language) });
  } catch {
    // The menu falls back to the language that is shown.
    $chosen.set($chosen.get());
  }
}

function unfinishedStep(): StepNumber | undefined {
  return ([1, 2] as const).find((step) => incompleteFields($draft.get(), step).length > 0);
}

function goTo(step: StepNumber): void {
  $incomplete.set(none);
  $stopped.set(none);
  if (step === lastStep) $changing.set(false);
  if ($submission.get().status === 'failed') $submission.set({ status: 'idle' });
  $step.set(step);
  writeTab(stepKey, step);
}

function check(step: StepNumber, texts: WizardMessages): boolean {
  if (step === 1) {
    settleNumber('amount');
    settleNumber('duration');
  }
  const found = incompleteFields($draft.get(), step);
  const incomplete = found.length > 0 ? found : none;
  $incomplete.set(incomplete);
  $stopped.set(incomplete);
  if (incomplete.length > 0) showToast('failure', texts.toasts.incomplete, $chosen.get()?.language);
  return incomplete.length === 0;
}

function keyFor(body: string): string {
  const last = readTab(attemptKey, attemptSchema);
  if (last?.body === body) return last.key;
  const key = newUuid();
  writeTab(attemptKey, { key, body });
  return key;
}

async function send(body: string, key: string, language: Language): Promise<boolean> {
  try {
    const answer = await fetch(loanEndpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': language,
        [idempotencyHeader]: key,
      },
      body,
      signal: AbortSignal.timeout(sendTimeout),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
