/** Wakes the island of a dialog that opens, and replaces invoker commands in browsers without them. */
// A type import only: a module shared with the islands would become a separate file that these pages load.
import type { WakeEvent } from '../stores/wake-island.ts';

const opener = 'button[command][commandfor]';

for (const type of ['pointerover', 'focusin']) document.addEventListener(type, wakeTarget);

if (!('commandForElement' in HTMLButtonElement.prototype))
  document.addEventListener('click', invoke);

const wizard = document.querySelector<HTMLDialogElement>('dialog[data-draft]');

/**
 * Depth of the present history entry above the page's own while the wizard is closed. Closing never travels, because a
 * link pressed at the same moment would be lost. It marks the entry with step 0, and Back later passes over the rest.
 */
let depth = 0;

if (wizard) {
  // Not the `toggle` event of dialogs, which older browsers lack.
  new MutationObserver(onOpenChange).observe(wizard, { attributeFilter: ['open'] });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Back to a page that was left by a link in the wizard.
  if (history.state?.step && visit?.type === 'back_forward') wizard.showModal();
  else markClosed();
}

// A draft of this tab is shown in the hero at once.
if (draft()) wake('loan-estimate');
nameOpeners();
addEventListener('pageshow', nameOpeners);
addEventListener('popstate', ({ state }) => {
  // The island handles the entries of an open wizard.
  if (wizard?.open) return;
  const before = depth;
  depth = state?.wizard ?? 0;
  if (state && depth < before) history.go(-(depth || 1));
  else if (state?.step) wizard?.showModal();
});

function onOpenChange(): void {
  wake('loan-wizard');
  // The title gets the focus first, so that screen readers announce it before any control.
  if (wizard?.open) document.getElementById(`${wizard.id}-title`)?.focus();
  else markClosed();
  nameOpeners();
}

function markClosed(): void {
  depth = history.state?.wizard ?? 0;
  if (depth) history.replaceState({ wizard: depth, step: 0 }, '');
}

function draft(): string {
  try {
    return sessionStorage.getItem(wizard?.dataset.draft ?? '') ?? '';
  } catch {
    return '';
  }
}

/** Changes the openers' label once the draft has a text. React labels openers inside an island. */
function nameOpeners(): void {
  const resume = /:"[^"]/.test(draft()) && wizard?.dataset.resume;
  for (const button of document.querySelectorAll<HTMLElement>(
    `:not(astro-island *)[commandfor=${wizard?.id}][command=show-modal]`,
  )) {
    button.dataset.first ??= button.textContent;
    const text = resume || button.dataset.first;
    if (button.textContent !== text) button.textContent = text;
  }
}

function wakeTarget(event: Event): void {
  const target = openerOf(event)?.getAttribute('commandfor');
  if (target) wake(target);
}

function wake(island: string): void {
  dispatchEvent(new Event(`wake:${island}` as WakeEvent));
}

function invoke(event: Event): void {
  const button = openerOf(event);
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function openerOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(opener) : null;
}
