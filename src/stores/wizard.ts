/** The wizard's rules: steps and sending. Each rule returns its outcome, which components show. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import {
  idempotencyHeader,
  maxBodyBytes,
  newUuid,
  referenceOf,
  sameContentMs,
  uuidOf,
} from '../domain/api.ts';
import type { Fault } from '../domain/faults.ts';
import {
  type LoanField,
  loanFields,
  loanRequestSchema,
  loanSteps,
  type StepNumber,
  stepDoubts,
  stepFaults,
} from '../domain/loan/request.ts';
import type { Language } from '../i18n/languages.ts';
import { inNameOrder } from '../i18n/name-order.ts';
import { recordOf } from '../i18n/records.ts';
import { loanEndpoint } from './endpoints.ts';
import { $draft, clearDraft, type LoanDraft } from './loan.ts';
import { type SubmissionState, sendTimeout } from './submission.ts';
import { clearTab, keepInTab, readTab, writeTab } from './tab-storage.ts';
import { hideToast, showToast } from './toast.ts';
import { wizardLocale } from './wizard-locale.ts';

export const lastStep = loanSteps.length as StepNumber;

export interface WizardState {
  step: StepNumber;
  moved: 'forward' | 'back' | null;
  /** Whether the visitor left the last step to change an answer. Next and Back then return to the last step. */
  changing: boolean;
  /** Fields that failed the last check, including those corrected since. */
  stopped: readonly LoanField[];
  /** Stopped fields that the visitor has not touched since. */
  incomplete: readonly LoanField[];
  faults: Faults;
  /** Fields with a likely typing error, which the visitor is asked to confirm. */
  questioned: readonly LoanField[];
}

export type Faults = Readonly<Partial<Record<LoanField, Fault>>>;

export type Outcome =
  | { kind: 'nothing' }
  /** This field must be corrected or confirmed first. On sending, it may be in an earlier step. */
  | { kind: 'stopped'; at: LoanField }
  /** The visitor goes on at the step's heading, at the review of the answers, or at a field. */
  | { kind: 'moved'; to: StepNumber; at: 'heading' | 'review' | LoanField }
  | { kind: 'sent' };

/** A constant, so that components do not render again. */
const none: readonly LoanField[] = [];
const unchecked = { stopped: none, incomplete: none, faults: {}, questioned: none };

export const $wizard = atom<WizardState>({ step: 1, moved: null, changing: false, ...unchecked });

/** Values already questioned: an unchanged value is accepted. */
let asked: Partial<Record<LoanField, string>> = {};

const stepKey = 'loanStep';
keepInTab($wizard, stepKey, z.object({ step: z.literal([1, 2, 3]) }));

export const $submission = atom<SubmissionState>({ status: 'idle' });

export interface SentRequest {
  reference: string;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  /** As they were sent, on the page that sent them, until it is left. */
  answers?: LoanDraft;
}

/** The sent request until the visitor dismisses it. The tab keeps it without the answers. */
export const $confirmation = atom<SentRequest | null>(null);

export const receiptKey = 'loanReceipt';
const receiptSchema = z.object({ reference: z.string(), sentAt: z.number() });

/** The specification prescribes this console line word for word: Dutch in every language. */
const sendFailureLine = 'Email verzenden mislukt';

const nothing: Outcome = { kind: 'nothing' };

/**
 * Keys are derived from it and the body, so that equal bodies have equal keys and no answer is kept. `sentAt`: the last
 * time that a request was sent.
 */
const seedSchema = z.object({ seed: z.string(), sentAt: z.optional(z.number()) });
const seedKey = 'loanSeed';

/** The same where the tab can store nothing. */
let kept: z.infer<typeof seedSchema> | null = null;

/** Advances unless the present step has faults or new doubts. Otherwise marks those fields. */
export function next(): Outcome {
  const { step, changing } = $wizard.get();
  const at = check(step);
  if (at) return { kind: 'stopped', at };
  if (changing) {
    const unfinished = unfinishedStep();
    return unfinished ? goTo(unfinished, 'heading', true) : goTo(lastStep, 'review');
  }
  return step === lastStep ? nothing : goTo(step === 1 ? 2 : 3);
}

/** Goes from the last step to an earlier one; {@link next} and {@link back} then return to the last step. */
export function change(step: StepNumber): Outcome {
  const [field] = inNameOrder(loanSteps[step - 1] ?? [], wizardLocale().language);
  return goTo(step, field, true);
}

export function back(): Outcome {
  const { step, changing } = $wizard.get();
  if (changing) return goTo(lastStep, 'review');
  return step === 1 ? nothing : goTo(step === 3 ? 2 : 1);
}

/** Shows the step chosen in the browser's history, or the first incomplete one before it. */
export function revisit(wanted: StepNumber, changing: boolean): Outcome {
  const before = $wizard.get();
  const unfinished = unfinishedStep();
  const step = unfinished && unfinished < wanted ? unfinished : wanted;
  if (step === before.step && changing === before.changing) return nothing;
  return goTo(step, before.changing && step === lastStep ? 'review' : 'heading', changing);
}

/** Records that the visitor has begun to correct a field. */
export function markMended(field: LoanField): void {
  const { incomplete, questioned } = $wizard.get();
  const others = (fields: readonly LoanField[]) => fields.filter((other) => other !== field);
  if (questioned.includes(field)) update({ questioned: others(questioned) });
  if (!incomplete.includes(field)) return;
  update({ incomplete: others(incomplete) });
  if (!isAnyIncomplete()) hideToast();
}

/** Sends the request: one press, one call. After a failure, an unchanged draft is sent under the same key. */
export async function submit(): Promise<Outcome> {
  if ($submission.get().status === 'sending') return nothing;
  const at = check(lastStep);
  if (at) return { kind: 'stopped', at };
  // An earlier step may be incomplete by now.
  const unfinished = unfinishedStep();
  if (unfinished) {
    const moved = change(unfinished);
    const field = check(unfinished);
    return field ? { kind: 'stopped', at: field } : moved;
  }
  const { language, texts } = wizardLocale();
  const request = loanRequestSchema.parse($draft.get());
  const body = JSON.stringify(request);
  if (new Blob([body]).size > maxBodyBytes) {
    $submission.set({ status: 'failed', reason: 'tooLong' });
    showToast('failure', texts.toasts.failed, language);
    return nothing;
  }
  dismissConfirmation();
  $submission.set({ status: 'sending' });
  hideToast();
  const key = await keyFor(body);
  if (!(await send(body, key, language))) {
    console.error(sendFailureLine);
    $submission.set({ status: 'failed', reason: 'send' });
    showToast('failure', texts.toasts.failed, language);
    return nothing;
  }
  $submission.set({ status: 'sent' });
  clearEverything();
  showToast('success', texts.toasts.sent, language);
  const answers = recordOf(loanFields, (field) => String(request[field]));
  const receipt = { reference: referenceOf(key), sentAt: Date.now() };
  keepSeed({ ...currentSeed(), sentAt: receipt.sentAt });
  writeTab(receiptKey, receipt);
  $confirmation.set({ ...receipt, answers });
  return { kind: 'sent' };
}

/** Shows again, after a reload, that a request was sent. */
export function restoreConfirmation(): void {
  const receipt = readTab(receiptKey, receiptSchema);
  if (receipt && !$confirmation.get()) $confirmation.set(receipt);
}

export function dismissConfirmation(): void {
  clearTab(receiptKey);
  $confirmation.set(null);
}

/** For a page that is left: the browser's cache may show it to the next person. */
export function forgetAnswers(): void {
  const sent = $confirmation.get();
  if (sent) $confirmation.set({ reference: sent.reference, sentAt: sent.sentAt });
}

export function clearEverything(): Outcome {
  clearDraft();
  asked = {};
  const outcome = goTo(1);
  clearTab(stepKey);
  return outcome;
}

function unfinishedStep(): StepNumber | undefined {
  return ([1, 2] as const).find((step) => fieldsOf(stepFaults($draft.get(), step)).length > 0);
}

function goTo(
  to: StepNumber,
  at: 'heading' | 'review' | LoanField = 'heading',
  changing = false,
): Outcome {
  if ($submission.get().status === 'failed') $submission.set({ status: 'idle' });
  const moved = to > $wizard.get().step ? 'forward' : 'back';
  $wizard.set({ step: to, moved, changing, ...unchecked });
  hideToast();
  return { kind: 'moved', to, at };
}

function update(change: Partial<WizardState>): void {
  $wizard.set({ ...$wizard.get(), ...change });
}

/** @returns the first faulty or questioned field in reading order; undefined when there is none */
function check(step: StepNumber): LoanField | undefined {
  const { language, texts } = wizardLocale();
  const draft = $draft.get();
  const faults = stepFaults(draft, step);
  const found = fieldsOf(faults);
  const stopped = found.length > 0 ? found : none;
  const doubts = stopped === none ? stepDoubts(draft, step) : [];
  const questioned = doubts.filter((field) => asked[field] !== draft[field]);
  for (const field of questioned) asked[field] = draft[field];
  update({ stopped, incomplete: stopped, faults, questioned });
  if (isAnyIncomplete()) showToast('failure', texts.toasts.incomplete, language);
  else hideToast();
  return inNameOrder([...stopped, ...questioned], language)[0];
}

function fieldsOf(faults: Faults): LoanField[] {
  return loanFields.filter((field) => faults[field]);
}

/** Whether a stopped field is `incomplete`: the toast is not about malformed e-mail addresses. */
function isAnyIncomplete(): boolean {
  const { incomplete, faults } = $wizard.get();
  return incomplete.some((field) => faults[field] === 'incomplete');
}

function keyFor(body: string): Promise<string> {
  let { seed, sentAt } = currentSeed();
  if (sentAt && Math.abs(Date.now() - sentAt) > sameContentMs) seed = newUuid();
  keepSeed({ seed });
  return uuidOf(seed + body);
}

function currentSeed(): z.infer<typeof seedSchema> {
  return readTab(seedKey, seedSchema) ?? kept ?? { seed: newUuid() };
}

function keepSeed(seed: z.infer<typeof seedSchema>): void {
  kept = seed;
  writeTab(seedKey, seed);
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
      // A redirect can lead to a page whose 200 says nothing.
      redirect: 'error',
      signal: AbortSignal.timeout(sendTimeout),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
