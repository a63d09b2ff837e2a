import { flushSync } from 'react-dom';
import type { WizardOutcome } from '../../stores/wizard.ts';
import { confirmationTitleId, fieldId, reviewTitleId, stepHeadingId } from './element-ids.ts';

/** Moves the focus to where the visitor goes on. Closes the dialog when the request was sent. */
export function applyOutcome(
  outcome: WizardOutcome | undefined,
  scrollArea: HTMLElement | null,
): void {
  if (!outcome) return;
  // The dialog closes before the confirmation gets the focus: an open dialog keeps the focus
  // inside, and closing it gives the focus to the button that opened it.
  if (outcome.kind === 'sent') scrollArea?.closest('dialog')?.close();
  // Renders the new step, where the focus goes.
  flushSync(() => undefined);
  const target = document.getElementById(focusTargetId(outcome));
  target?.focus();
  // Scrolls to the top first, so that the heading and the list of errors stay in view if there is
  // room for the target as well. Then the label of a field comes into view.
  scrollArea?.scrollTo(0, 0);
  if (target instanceof HTMLInputElement) target.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  // On a low screen with no room for both, the field matters more than its label.
  target?.scrollIntoView({ block: 'nearest' });
}

function focusTargetId(outcome: WizardOutcome): string {
  if (outcome.kind === 'sent') return confirmationTitleId;
  if (outcome.at === 'heading') return stepHeadingId(outcome.to);
  return outcome.at === 'review' ? reviewTitleId : fieldId(outcome.at);
}
