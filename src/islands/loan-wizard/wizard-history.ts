/**
 * The browser's history while the wizard is open: one entry per step up to the present one, and one more for a change
 * from the review. Back goes a step back or closes the wizard. The wizard itself never travels, because a link pressed
 * at the same moment would be lost: a step back relabels the present entry, and Back passes over what is left below.
 * src/islands/openers.ts does the same for a wizard that is closed.
 */
import * as z from 'zod/mini';
import { $wizard, back, lastStep, type Outcome, revisit } from '../../stores/wizard.ts';

/** The page's own entry has depth 0; the entry of a closed wizard has step 0. */
const entrySchema = z.object({
  wizard: z.number(),
  step: z.optional(z.literal([0, 1, 2, 3])),
});
const editDepth = lastStep + 1;

/** `show` shows the outcome of a step back or forward. Returns a function that stops the synchronisation. */
export function syncHistory(
  dialog: HTMLDialogElement,
  show: (outcome: Outcome) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let depth = 0;
  let lastKey = '';

  /** Updates the history from the wizard. */
  const sync = () => {
    if (!dialog.open) return;
    const { step } = $wizard.get();
    const from = currentEntry().wizard;
    depth = Math.max(from, shownDepth());
    if (from === 0) history.replaceState({ wizard: 0 }, '');
    if (from === depth) history.replaceState({ wizard: depth, step }, '');
    for (let next = from + 1; next <= depth; next += 1)
      history.pushState({ wizard: next, step: next === depth ? step : next }, '');
  };

  /** Forward, or Back from another page, opens the wizard at the entry's step. */
  const onOpenChange = () => {
    const { step } = currentEntry();
    if (dialog.open && step && step < $wizard.get().step) revisit(step, false);
    sync();
  };

  /** Updates the wizard from the history. */
  const onTravelled = () => {
    const entry = currentEntry();
    if (!dialog.open || entry.wizard === depth) return;
    const isForward = entry.wizard > depth;
    depth = entry.wizard;
    if (isForward) {
      const step = entry.step || 1;
      return show(revisit(step, depth === editDepth && step < lastStep));
    }
    const target = Math.min(depth, shownDepth() - 1);
    if (target < depth) history.go(target - depth);
    else if (target === 0) dialog.close();
    else show(revisit(target === 1 ? 1 : target === 2 ? 2 : lastStep, false));
  };

  const opening = new MutationObserver(onOpenChange);
  opening.observe(dialog, { attributeFilter: ['open'] });
  signal.addEventListener('abort', () => opening.disconnect());
  addEventListener('popstate', onTravelled, { signal });
  // Android's Back button cancels an open dialog instead of going back: `cancel` may close it only after Escape.
  addEventListener('keydown', ({ key }) => (lastKey = key), { signal, capture: true });
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (lastKey === 'Escape' || !event.cancelable || shownDepth() === 1) return;
      event.preventDefault();
      show(back());
    },
    { signal },
  );
  signal.addEventListener('abort', $wizard.listen(sync));

  onOpenChange();
  return () => stop.abort();
}

function currentEntry(): z.output<typeof entrySchema> {
  return entrySchema.safeParse(history.state).data ?? { wizard: 0 };
}

/** Depth that the present step has when every step before it has an entry. */
function shownDepth(): number {
  const { step, changing } = $wizard.get();
  return changing ? editDepth : step;
}
