/**
 * The browser's history while the wizard is open: one entry per step up to the present one, and one more for a change
 * from the review. Back goes a step back or closes the wizard. Closing returns to the page's entry.
 */
import * as z from 'zod/mini';
import { $wizard, lastStep, type Outcome, revisit } from '../../stores/wizard.ts';

/** State of an entry. The page's own entries have none and count as depth 0. */
const entrySchema = z.object({ wizard: z.number(), step: z.literal([1, 2, 3]) });
const changeDepth = lastStep + 1;

/** `show` shows the outcome of a step back or forward. Returns a function that stops the synchronisation. */
export function followHistory(
  dialog: HTMLDialogElement,
  show: (outcome: Outcome) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  /** Whether the wizard itself has started the present navigation. */
  let isTravelling = false;
  let lastKey = '';

  /** Updates the history from the wizard. */
  const sync = () => {
    if (isTravelling) return;
    const { step, changing } = $wizard.get();
    const from = presentEntry()?.wizard ?? 0;
    const to = dialog.open ? (changing ? changeDepth : step) : 0;
    isTravelling = to < from;
    if (isTravelling) history.go(to - from);
    for (let depth = from + 1; depth <= to; depth += 1)
      history.pushState({ wizard: depth, step: depth === to ? step : depth }, '');
  };

  /** Updates the wizard from the history. */
  const follow = () => {
    const entry = presentEntry();
    if (!entry) return dialog.close();
    const outcome = revisit(entry.step, entry.wizard === changeDepth);
    if (dialog.open) show(outcome);
    else dialog.showModal();
  };

  /** The last focused element. Navigating to an entry with a fragment moves the focus to the fragment. */
  let focused: EventTarget | null = null;
  const keepFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && `#${target.id}` !== location.hash) focused = target;
  };
  const returnFocus = () => {
    const { activeElement, body } = document;
    const isTaken = activeElement === body || `#${activeElement?.id}` === location.hash;
    if (isTaken && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };

  const onTravelled = () => {
    if (isTravelling) setTimeout(returnFocus);
    else follow();
    isTravelling = false;
    sync();
  };

  dialog.addEventListener('toggle', sync, { signal });
  addEventListener('popstate', onTravelled, { signal });
  addEventListener('focusin', keepFocus, { signal });
  // Android's Back button cancels an open dialog instead of going back: `cancel` may close it only after Escape.
  addEventListener('keydown', ({ key }) => (lastKey = key), { signal, capture: true });
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (lastKey === 'Escape' || !event.cancelable || !presentEntry()) return;
      event.preventDefault();
      history.back();
    },
    { signal },
  );
  signal.addEventListener('abort', $wizard.listen(sync));

  if (dialog.open) sync();
  else if (presentEntry()) follow();
  return () => stop.abort();
}

function presentEntry(): z.output<typeof entrySchema> | undefined {
  return entrySchema.safeParse(history.state).data;
}
