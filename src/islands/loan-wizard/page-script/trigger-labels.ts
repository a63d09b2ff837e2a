import type { LoanDraft } from '../../../stores/draft.ts';
import { dialog } from './dialog-element.ts';
import { readUncheckedSession } from './read-unchecked-session.ts';

/**
 * Labels the buttons that open the wizard: they offer to resume once the visitor has typed a text,
 * as `hasTypedText` of stores/draft.ts says. React labels those in islands.
 */
export function labelTriggers(): void {
  const { amount, duration, ...texts }: Partial<LoanDraft> =
    readUncheckedSession(dialog.dataset.draft) ?? {};
  const resumeLabel = Object.values(texts).some(Boolean) && dialog.dataset.resume;
  for (const button of document.querySelectorAll<HTMLElement>('[data-trigger]')) {
    button.dataset.trigger ||= button.textContent;
    button.textContent = resumeLabel || button.dataset.trigger;
  }
}
