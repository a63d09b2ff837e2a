/** Hydrates the wizard when its dialog opens or a button for it is approached. */
// Type imports only: a module shared with the islands would become a separate file that these pages load.
import type { IslandName } from '../../stores/hydrate-island.ts';
import type { ClosedStep, HistoryEntry, UnknownStep } from './history-entry.ts';

/** Every page with this script has the dialog. */
const wizard = document.getElementById('loan-wizard') as HTMLDialogElement;

/** Depth of the current history entry above the page's own, while the wizard is closed. */
let depth = 0;

const unknownStep: UnknownStep = 9;
const closedStep: ClosedStep = 0;

for (const type of ['pointerover', 'focusin'])
  addEventListener(
    type,
    ({ target }) => (target as Element).closest('[commandfor]') && hydrate('loan-wizard'),
  );

// Not the `toggle` event of dialogs, which older browsers lack.
new MutationObserver(onOpenChange).observe(wizard, { attributeFilter: ['open'] });

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Back to a page that was left by a link in the wizard, or a press before the dialog was parsed: see
// layouts/before-hydration/invoker-commands-fallback.js.
const isReturn = history.state?.step && navigation?.type === 'back_forward';
if (isReturn || 'opened' in document.documentElement.dataset) {
  if (!wizard.open) wizard.showModal();
} else markClosed();

// The hero shows the tab's draft at once.
if (readStored('draft')) hydrate('loan-estimate');
// A reload, or a tab that a phone had discarded, shows the confirmation again.
if (navigation?.type !== 'navigate' && readStored('receipt')) {
  wizard.dataset.reloaded = '';
  hydrate('loan-wizard');
}
labelTriggers();
addEventListener('pageshow', labelTriggers);
addEventListener('popstate', () => {
  const from = depth;
  depth = history.state?.wizard ?? 0;
  // The island handles the other entries of an open wizard.
  if (wizard.open) {
    if (!depth) wizard.close();
  } else if (history.state && depth < from) history.go(-(depth || 1));
  else if (history.state?.step) wizard.showModal();
});

function onOpenChange(): void {
  hydrate('loan-wizard');
  labelTriggers();
  if (wizard.open) {
    // The title gets the focus first, so that screen readers announce it before any control.
    wizard.querySelector('h2')?.focus();
    if (!history.state?.wizard) {
      history.replaceState({ wizard: 0 } satisfies HistoryEntry, '');
      history.pushState({ wizard: 1, step: unknownStep } satisfies HistoryEntry, '');
    }
  } else markClosed();
}

function markClosed(): void {
  depth = history.state?.wizard ?? 0;
  if (depth) history.replaceState({ wizard: depth, step: closedStep } satisfies HistoryEntry, '');
}

function readStored(item: 'draft' | 'receipt'): string {
  try {
    return sessionStorage.getItem(wizard.dataset[item] ?? '') ?? '';
  } catch {
    return '';
  }
}

/**
 * Changes the triggers' label once the draft has a text beside amount and term: `hasTypedText` of stores/loan.ts, on the
 * stored JSON. React labels those in islands.
 */
function labelTriggers(): void {
  const resumeLabel =
    /"(?!amount"|duration")\w+":"[^"]/.test(readStored('draft')) && wizard.dataset.resume;
  for (const button of document.querySelectorAll<HTMLElement>('[data-trigger]')) {
    button.dataset.trigger ||= button.textContent;
    button.textContent = resumeLabel || button.dataset.trigger;
  }
}

function hydrate(island: IslandName): void {
  dispatchEvent(new Event(`hydrate:${island}`));
}
