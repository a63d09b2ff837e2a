import type { Outcome } from '../../stores/wizard.ts';

/** Moves the focus to where a rule led, and closes the dialog when the request was sent. */
export function show(outcome: Outcome, form: HTMLFormElement | null): void {
  if (outcome.kind === 'nothing') return;
  // Closing gives the focus back to what opened the dialog, and nothing outside can have it before.
  if (outcome.kind === 'sent') form?.closest('dialog')?.close();
  // After React has drawn the step that is now visible.
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
