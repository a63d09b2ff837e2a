/**
 * The history entries of a closed wizard, and the first one of an open wizard. wizard-history.ts
 * has the others.
 */
import type { HistoryEntry } from '../history-entry.ts';
import { dialog } from './dialog-element.ts';

/** Depth of the current entry. */
let depth = 0;

/**
 * Brings the history in line with the dialog. When it opens, this adds the first entry, so that
 * Back can close the dialog. When it closes, this takes the step out of the current entry.
 */
export function syncEntryWithDialog(): void {
  const entry: HistoryEntry | null = history.state;
  depth = entry?.depth ?? 0;
  if (dialog.open) {
    if (!depth) {
      history.replaceState({ depth: 0 } satisfies HistoryEntry, '');
      history.pushState({ depth: 1, step: 'kept' } satisfies HistoryEntry, '');
    }
  } else if (depth) history.replaceState({ depth } satisfies HistoryEntry, '');
}

addEventListener('popstate', () => {
  const from = depth;
  // A link to a section makes an entry without state.
  const entry: HistoryEntry | null = history.state;
  depth = entry?.depth ?? 0;
  // While the dialog is open, the island handles all entries but the page's own.
  if (dialog.open) {
    if (!depth) dialog.close();
  } else if (entry && depth < from) history.go(-(depth || 1));
  else if (entry?.step) dialog.showModal();
});
