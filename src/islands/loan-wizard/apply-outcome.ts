import type { WizardOutcome } from '../../stores/wizard.ts';

/** Moves the focus to the outcome of a rule. Closes the dialog when the request was sent. */
export function applyOutcome(outcome: WizardOutcome, form: HTMLFormElement | null): void {
  if (outcome.kind === 'nothing') return;
  // Closing first: it returns the focus to the opener, and an open dialog keeps the focus inside.
  if (outcome.kind === 'sent') form?.closest('dialog')?.close();
  // React renders the new step in a microtask, which is already queued.
  queueMicrotask(() => {
    if (outcome.kind === 'moved') form?.querySelector('[data-body]')?.scrollTo(0, 0);
    const target = document.getElementById(idOf(outcome));
    target?.focus();
    if (target instanceof HTMLInputElement) showLabel(target);
  });
}

/** Scrolls to the field's label and message: focus alone would leave them under the dialog's header. */
function showLabel(field: HTMLInputElement): void {
  field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  // On a low screen the field itself counts more.
  field.scrollIntoView({ block: 'nearest' });
}

function idOf(outcome: Exclude<WizardOutcome, { kind: 'nothing' }>): string {
  if (outcome.kind === 'sent') return 'confirmation-title';
  if (outcome.at === 'heading') return `wizard-step-${outcome.to}`;
  return `wizard-${outcome.at}`;
}
