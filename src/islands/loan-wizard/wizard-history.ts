/**
 * The browser's history while the wizard is open: one entry per step up to the current one, and one
 * more for a change from the review. Back goes a step back or closes the wizard, see
 * history-entry.ts. page-history.ts adds the first entry, and closes the wizard at the page's own.
 */
import { lastStep, toStepNumber } from '../../domain/loan/request-steps.ts';
import { $wizard, goBack, showHistoryStep, type WizardOutcome } from '../../stores/wizard.ts';
import type { HistoryEntry } from './history-entry.ts';

const editDepth = lastStep + 1;

/**
 * Keeps the history in step with the wizard, and the wizard with Back and Forward.
 * @param show shows the outcome of a step back or forward
 * @param signal stops the synchronisation
 */
export function syncHistory(
  dialog: HTMLDialogElement,
  show: (outcome: WizardOutcome | undefined) => void,
  signal: AbortSignal,
): void {
  let depth = 0;
  let lastKey = '';

  /** Updates the history from the wizard. */
  const sync = () => {
    if (!dialog.open) return;
    const { step } = $wizard.get();
    const from = currentEntry().depth;
    depth = Math.max(from, shownDepth());
    for (let entry = from; entry <= depth; entry += 1) {
      const state: HistoryEntry = {
        depth: entry,
        step: entry === depth ? step : toStepNumber(entry),
      };
      if (entry === from) history.replaceState(state, '');
      else history.pushState(state, '');
    }
  };

  /** Forward, or Back from another page, opens the wizard at the entry's step. */
  const onOpenChange = () => {
    const { step } = currentEntry();
    if (dialog.open && step && step !== 'kept' && step < $wizard.get().step) showHistoryStep(step);
    sync();
  };

  /** Updates the wizard from the history. */
  const onPopState = () => {
    const entry = currentEntry();
    if (!dialog.open || entry.depth === depth) return;
    const isForward = entry.depth > depth;
    depth = entry.depth;
    // Last, because the browser moves the focus to the fragment of an address.
    const showLater = (outcome: WizardOutcome | undefined) => void setTimeout(() => show(outcome));
    if (isForward) {
      const step = !entry.step || entry.step === 'kept' ? 1 : entry.step;
      const isEditing = depth === editDepth && step < lastStep;
      return showLater(showHistoryStep(step, { isEditing }));
    }
    const target = Math.min(depth, shownDepth() - 1);
    if (target < depth) history.go(target - depth);
    else showLater(showHistoryStep(toStepNumber(target)));
  };

  const opening = new MutationObserver(onOpenChange);
  opening.observe(dialog, { attributeFilter: ['open'] });
  signal.addEventListener('abort', () => opening.disconnect());
  addEventListener('popstate', onPopState, { signal });
  // Android's Back button cancels an open dialog instead of going back: `cancel` may close it only
  // after Escape.
  addEventListener('keydown', ({ key }) => (lastKey = key), { signal, capture: true });
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (lastKey === 'Escape' || !event.cancelable || shownDepth() === 1) return;
      event.preventDefault();
      show(goBack());
    },
    { signal },
  );
  signal.addEventListener('abort', $wizard.listen(sync));

  onOpenChange();
}

function currentEntry(): HistoryEntry {
  const entry: HistoryEntry | null = history.state;
  return { depth: entry?.depth ?? 0, step: entry?.step };
}

/** Depth that the current step has when every step before it has an entry. */
function shownDepth(): number {
  const { step, isEditing } = $wizard.get();
  return isEditing ? editDepth : step;
}
