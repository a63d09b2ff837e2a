/** Wakes the island of a dialog that opens, and replaces invoker commands in browsers without them. */
// A type import only: a module shared with the islands would become a separate file that these pages load.
import type { WakeEvent } from '../stores/wake-island.ts';

const opener = 'button[command][commandfor]';

for (const type of ['pointerover', 'focusin']) document.addEventListener(type, wakeTarget);

// Runs however a dialog was opened. The dialog's id is also its island's name; its heading's id adds `-title`.
document.addEventListener(
  'toggle',
  (event) => {
    if (!(event.target instanceof HTMLDialogElement)) return;
    wake(event.target.id);
    // The title gets the focus first, so that screen readers announce it before any control.
    if (event.newState === 'open') document.getElementById(`${event.target.id}-title`)?.focus();
    nameOpeners();
  },
  true,
);

if (!('commandForElement' in HTMLButtonElement.prototype))
  document.addEventListener('click', invoke);

const wizard = document.querySelector<HTMLElement>('[data-draft]');

// A draft of this tab is shown in the hero at once.
if (draft()) wake('loan-estimate');
nameOpeners();

// After a reload the wizard is closed, so the page steps back over its history entries. Forward opens it again.
const depth = history.state?.wizard;
if (depth) history.go(-depth);
addEventListener('popstate', ({ state }) => state?.wizard && wake('loan-wizard'));
addEventListener('pageshow', nameOpeners);

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
