import type { Outcome } from '../../stores/wizard.ts';

/** Moves the focus to the outcome of a rule. Closes the dialog when the request was sent. */
export function show(outcome: Outcome, form: HTMLFormElement | null): void {
  if (outcome.kind === 'nothing') return;
  // Closing first: it returns the focus to the opener, and an open dialog keeps the focus inside.
  if (outcome.kind === 'sent') form?.closest('dialog')?.close();
  // Waits until React has rendered the new step.
  requestAnimationFrame(() => {
    if (outcome.kind === 'moved') form?.querySelector('[data-body]')?.scrollTo(0, 0);
    document.getElementById(idOf(outcome))?.focus();
  });
}

function idOf(outcome: Exclude<Outcome, { kind: 'nothing' }>): string {
  if (outcome.kind === 'sent') return 'confirmation-title';
  if (outcome.at === 'heading') return `wizard-step-${outcome.to}`;
  return `wizard-${outcome.at}`;
}
