/** The wizard's actions. Each changes the stores and returns where the visitor goes next. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { maxBodyBytes } from '../domain/api.ts';
import { type LoanField, loanFields, loanRequestSchema } from '../domain/loan/request.ts';
import {
  findStepErrors,
  findStepWarnings,
  lastStep,
  type StepNumber,
  stepFields,
  stepNumbers,
  toStepNumber,
} from '../domain/loan/request-steps.ts';
import type { FieldErrorCode } from '../domain/validation.ts';
import { recordOf } from '../helpers/records.ts';
import { orderFields } from '../i18n/order-fields.ts';
import { $draft, clearDraft, type LoanDraft } from './draft.ts';
import { postLoanRequest } from './post-loan-request.ts';
import type { SendProgress } from './send-progress.ts';
import { clearSession, persistInSession } from './session-storage.ts';
import { hideToast, showToast } from './toast.ts';
import { requireWizardLocale } from './wizard-locale.ts';
import { forgetReceiptAnswers, keepReceipt } from './wizard-receipt.ts';

interface WizardState {
  step: StepNumber;
  direction: 'forward' | 'back' | null;
  /**
   * Whether the visitor left the last step to change an answer. Next and Back then return to the
   * last step.
   */
  isEditing: boolean;
  /** Errors of the last check, also of fields changed since. */
  errors: FieldErrorCodes;
  /** Invalid fields that the visitor has not changed since. */
  invalidFields: readonly LoanField[];
  /** Fields with a likely typing error, which the visitor is asked to confirm. */
  warnings: readonly LoanField[];
}

type FieldErrorCodes = Readonly<Partial<Record<LoanField, FieldErrorCode>>>;

/** Where the visitor goes on. An action that moves nothing returns undefined. */
export type WizardOutcome =
  /** This field must be corrected or confirmed first. On sending, it may be in an earlier step. */
  | { kind: 'stopped'; at: LoanField }
  /** The visitor goes on at the step's heading, at the review of the answers, or at a field. */
  | { kind: 'moved'; to: StepNumber; at: 'heading' | 'review' | LoanField }
  | { kind: 'sent' };

const noErrors = { errors: {}, invalidFields: [], warnings: [] };

export const $wizard = atom<WizardState>({
  step: 1,
  direction: null,
  isEditing: false,
  ...noErrors,
});

/** The values that the visitor was warned about. If they are unchanged, they are accepted. */
let shownWarnings: Partial<Record<LoanField, string>> = {};

const stepKey = 'loanStep';
const storedStepSchema = z.pipe(z.number(), z.transform(toStepNumber));
persistInSession($wizard, stepKey, z.object({ step: storedStepSchema }));

export const $loanProgress = atom<SendProgress>({ status: 'idle' });

/** The specification prescribes this console line word for word: Dutch in every language. */
const sendFailureLine = 'Email verzenden mislukt';

/** Advances unless the current step has errors or new warnings. Otherwise marks those fields. */
export function goNext(): WizardOutcome | undefined {
  const { step, isEditing } = $wizard.get();
  const stop = markProblems(step);
  if (stop) return stop;
  if (isEditing) {
    const incompleteStep = firstStepWithErrors();
    return incompleteStep
      ? goTo(incompleteStep, { isEditing: true })
      : goTo(lastStep, { at: 'review' });
  }
  return step === lastStep ? undefined : goTo(toStepNumber(step + 1));
}

/**
 * Goes from the last step to an earlier one; {@link goNext} and {@link goBack} then return to the
 * last step.
 */
export function editStep(step: StepNumber): WizardOutcome {
  const [at] = orderFields(stepFields[step], requireWizardLocale().language);
  return goTo(step, { at, isEditing: true });
}

/** Goes to the step before, or after {@link editStep} to the last step. */
export function goBack(): WizardOutcome | undefined {
  const { step, isEditing } = $wizard.get();
  if (isEditing) return goTo(lastStep, { at: 'review' });
  return step === 1 ? undefined : goTo(toStepNumber(step - 1));
}

/** Shows the step chosen in the browser's history, or the first incomplete one before it. */
export function showHistoryStep(
  wanted: StepNumber,
  { isEditing = false } = {},
): WizardOutcome | undefined {
  const before = $wizard.get();
  const incompleteStep = firstStepWithErrors();
  const step = incompleteStep && incompleteStep < wanted ? incompleteStep : wanted;
  if (step === before.step && isEditing === before.isEditing) return undefined;
  const at = before.isEditing && step === lastStep ? 'review' : 'heading';
  return goTo(step, { at, isEditing });
}

/** Records that the visitor has changed a field. */
export function markChanged(field: LoanField): void {
  const { invalidFields, warnings } = $wizard.get();
  const others = (fields: readonly LoanField[]) => fields.filter((other) => other !== field);
  if (warnings.includes(field)) update({ warnings: others(warnings) });
  if (!invalidFields.includes(field)) return;
  update({ invalidFields: others(invalidFields) });
  if (!hasInvalidField()) hideToast();
}

/**
 * Sends the request in one call, unless errors or new warnings stop the visitor. If an unchanged
 * draft is sent again after a failure, it has the same key. $loanProgress says how far it is.
 * @param onSending called when no error or warning stops the visitor; the request may still be too
 * long
 * @returns undefined if nothing was sent: the visitor stays
 */
export async function sendLoanRequest(onSending?: () => void): Promise<WizardOutcome | undefined> {
  // A second press is no second request.
  if ($loanProgress.get().status === 'sending') return undefined;
  const stop = stopAtErrors();
  if (stop) return stop;
  onSending?.();
  const request = loanRequestSchema.parse($draft.get());
  const body = JSON.stringify(request);
  if (new Blob([body]).size > maxBodyBytes) return fail('tooLong');
  $loanProgress.set({ status: 'sending' });
  hideToast();
  const receipt = await postLoanRequest(body, requireWizardLocale().language);
  if (!receipt) {
    console.error(sendFailureLine);
    return fail('send');
  }
  $loanProgress.set({ status: 'sent' });
  resetWizard();
  showWizardToast('sent');
  const answers = recordOf(loanFields, (field) => String(request[field]));
  keepReceipt({ ...receipt, answers });
  return { kind: 'sent' };
}

/** Stops at the errors and new warnings of the request, in whichever step they are. */
function stopAtErrors(): WizardOutcome | undefined {
  const stop = markProblems(lastStep);
  if (stop) return stop;
  // An earlier step may be incomplete by now.
  const incompleteStep = firstStepWithErrors();
  if (!incompleteStep) return undefined;
  // First, because going there forgets the errors of a check.
  const outcome = editStep(incompleteStep);
  return markProblems(incompleteStep) ?? outcome;
}

function fail(reason: 'send' | 'tooLong'): undefined {
  $loanProgress.set({ status: 'failed', reason });
  showWizardToast('failed');
}

/** Shows a toast in the current language, which the visitor may have changed while sending. */
function showWizardToast(name: 'incomplete' | 'failed' | 'sent'): void {
  const { language, texts } = requireWizardLocale();
  showToast(name === 'sent' ? 'success' : 'failure', texts.toasts[name], language);
}

/**
 * Forgets cleared and sent answers when the page is left: the browser's cache may show the page to
 * the next person.
 */
export function forgetOnLeave(): void {
  discardUndo();
  forgetReceiptAnswers();
}

/** Forgets the draft and shows the first step. */
export function resetWizard(): WizardOutcome {
  clearDraft();
  shownWarnings = {};
  const outcome = goTo(1);
  clearSession(stepKey);
  return outcome;
}

/**
 * The answers that were cleared last. Whatever the visitor does next discards them, because another
 * person may use the device.
 */
export const $clearedDraft = atom<LoanDraft | null>(null);
$draft.listen(discardUndo);

/** Forgets the answers that were cleared last. */
export function discardUndo(): void {
  $clearedDraft.set(null);
}

/** As {@link resetWizard}, and keeps the draft for {@link undoClear}. */
export function clearWithUndo(): WizardOutcome {
  const draft = $draft.get();
  const outcome = resetWizard();
  $clearedDraft.set(draft);
  return outcome;
}

/** Brings back what {@link clearWithUndo} has cleared, at the first step. */
export function undoClear(): WizardOutcome {
  const draft = $clearedDraft.get();
  if (draft) $draft.set(draft);
  return goTo(1);
}

/** The first step of the draft with errors; the last step is checked when it is sent. */
function firstStepWithErrors(): StepNumber | undefined {
  return stepNumbers.find(
    (step) => step < lastStep && fieldsWithErrors(findStepErrors($draft.get(), step)).length > 0,
  );
}

interface GoToOptions {
  at?: 'heading' | 'review' | LoanField | undefined;
  isEditing?: boolean;
}

/**
 * Moves to a step. Call it first: it hides a toast, errors, a failure and an undo that were
 * shown before.
 */
function goTo(
  to: StepNumber,
  { at = 'heading', isEditing = false }: GoToOptions = {},
): WizardOutcome {
  if ($loanProgress.get().status === 'failed') $loanProgress.set({ status: 'idle' });
  discardUndo();
  const direction = to > $wizard.get().step ? 'forward' : 'back';
  $wizard.set({ step: to, direction, isEditing, ...noErrors });
  hideToast();
  return { kind: 'moved', to, at };
}

function update(change: Partial<WizardState>): void {
  $wizard.set({ ...$wizard.get(), ...change });
}

/**
 * Marks the step's errors, or its new warnings, and shows or hides the toast `incomplete`.
 * @returns where the visitor stops; undefined when nothing is marked
 */
function markProblems(step: StepNumber): WizardOutcome | undefined {
  const draft = $draft.get();
  const errors = findStepErrors(draft, step);
  const invalidFields = fieldsWithErrors(errors);
  // Errors come first. A value that the visitor was already asked about is accepted.
  const warnings =
    invalidFields.length > 0
      ? []
      : findStepWarnings(draft, step).filter((field) => shownWarnings[field] !== draft[field]);
  for (const field of warnings) shownWarnings[field] = draft[field];
  update({ errors, invalidFields, warnings });
  if (hasInvalidField()) showWizardToast('incomplete');
  else hideToast();
  const [at] = orderFields([...invalidFields, ...warnings], requireWizardLocale().language);
  return at && { kind: 'stopped', at };
}

/** The fields with errors, in the order of the request. */
export function fieldsWithErrors(errors: FieldErrorCodes): LoanField[] {
  return loanFields.filter((field) => errors[field]);
}

/**
 * Whether a marked value is missing, unreadable or outside the limits: then `incomplete` is shown.
 * A malformed email address has a message of its own and does not count.
 */
function hasInvalidField(): boolean {
  const { invalidFields, errors } = $wizard.get();
  return invalidFields.some((field) => errors[field] === 'invalid');
}
