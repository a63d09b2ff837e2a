import type { WizardOutcome } from '../../stores/wizard.ts';
import { confirmationTitleId, fieldId, reviewTitleId, stepHeadingId } from './element-ids.ts';

/** Moves the focus to where the visitor goes on. Closes the dialog when the request was sent. */
export function applyOutcome(outcome: WizardOutcome, scrollArea: HTMLElement | null): void {
  if (outcome.kind === 'nothing') return;
  // Closing first: it returns the focus to the button that opened it, and an open dialog keeps the
  // focus inside.
  if (outcome.kind === 'sent') scrollArea?.closest('dialog')?.close();
  // React renders the new step in a microtask, which is already queued.
  queueMicrotask(() => {
    const target = document.getElementById(focusTargetId(outcome));
    target?.focus();
    // From the top, so that the step's heading and the list of errors are in view if there is room
    // for the target, too. Of a field, the label should be.
    scrollArea?.scrollTo(0, 0);
    if (target instanceof HTMLInputElement)
      target.labels?.[0]?.scrollIntoView({ block: 'nearest' });
    // On a low screen the field itself matters more.
    target?.scrollIntoView({ block: 'nearest' });
  });
}

function focusTargetId(outcome: Exclude<WizardOutcome, { kind: 'nothing' }>): string {
  if (outcome.kind === 'sent') return confirmationTitleId;
  if (outcome.at === 'heading') return stepHeadingId(outcome.to);
  return outcome.at === 'review' ? reviewTitleId : fieldId(outcome.at);
}
