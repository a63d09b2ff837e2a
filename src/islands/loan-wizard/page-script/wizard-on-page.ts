/**
 * What every page does for the wizard before React is loaded:
 *
 * - It hydrates the wizard when its dialog opens, when a button for it is approached, and when a
 *   reload shows the confirmation again. It hydrates the hero's estimate when the tab has a draft.
 * - It labels the buttons, updates the history and focuses the title of the opened dialog.
 * - It opens the dialog itself only on Back or Forward, and for a press that came before the dialog
 *   was parsed. Otherwise the `command` of OpenWizardButton.astro does, without script.
 */
// These imports are types only: code that islands share would be one more file for every page.
import type { IslandName } from '../../../stores/hydrate-island.ts';
import type { HistoryEntry } from '../history-entry.ts';
import { dialog } from './dialog-element.ts';
import { syncEntryWithDialog } from './page-history.ts';
import { readUncheckedSession } from './read-unchecked-session.ts';
import { labelTriggers } from './trigger-labels.ts';

for (const type of ['pointerover', 'focusin'])
  addEventListener(
    type,
    ({ target }) =>
      target instanceof Element && target.closest('[commandfor]') && hydrate('loan-wizard'),
  );

// Not the `toggle` event of dialogs, which older browsers lack.
new MutationObserver(onOpenChange).observe(dialog, { attributeFilter: ['open'] });

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const entry: HistoryEntry | null = history.state;
// Opens the dialog in two cases: the visitor comes Back to a page that a link in the wizard had
// left, or layouts/head-scripts/invoker-commands-fallback.js has noted a press before the dialog
// was there.
const isReturn = entry?.step && navigation?.type === 'back_forward';
if ((isReturn || 'opened' in document.documentElement.dataset) && !dialog.open) dialog.showModal();
syncEntryWithDialog();

// The hero shows the tab's draft at once.
if (readUncheckedSession(dialog.dataset.draft)) hydrate('loan-estimate');
// A reload, or a tab that a phone had discarded, shows the confirmation again.
if (navigation?.type !== 'navigate' && readUncheckedSession(dialog.dataset.receipt)) {
  dialog.dataset.reloaded = '';
  hydrate('loan-wizard');
}
labelTriggers();
addEventListener('pageshow', labelTriggers);

function onOpenChange(): void {
  hydrate('loan-wizard');
  labelTriggers();
  // The title gets the focus first, so that screen readers announce it before any control.
  if (dialog.open) dialog.querySelector('h2')?.focus();
  syncEntryWithDialog();
}

function hydrate(island: IslandName): void {
  dispatchEvent(new Event(`hydrate:${island}`));
}
