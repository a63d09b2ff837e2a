/** Static HTML opens dialogs with invoker commands; this wakes what is inside, and stands in where they are missing. */
// A type only: a module shared with the islands would be a file of its own, fetched before anybody needs it.
import type { WakeEvent } from '../stores/wake-island.ts';

const opener = 'button[command][commandfor]';

for (const type of ['pointerover', 'focusin']) document.addEventListener(type, wakeTarget);

// However it was opened: the dialog's island has the same name, and its title the name with `-title`.
document.addEventListener(
  'toggle',
  (event) => {
    if (!(event.target instanceof HTMLDialogElement)) return;
    wake(event.target.id);
    // The first focus: a reader hears where they are before any control.
    if (event.newState === 'open') document.getElementById(`${event.target.id}-title`)?.focus();
    nameOpeners();
  },
  true,
);

if (!('commandForElement' in HTMLButtonElement.prototype))
  document.addEventListener('click', invoke);

const wizard = document.querySelector<HTMLElement>('[data-draft]');

// A loan that this tab has begun is shown from the start, in the hero as in the wizard.
if (draft()) wake('loan-estimate');
nameOpeners();

// A page that is loaded again shows the wizard closed: its entries are left, and Forward opens it again.
const depth = history.state?.wizard;
if (depth) history.go(-depth);
addEventListener('popstate', ({ state }) => state?.wizard && wake('loan-wizard'));
addEventListener('pageshow', nameOpeners);

/** What this tab holds of a request, as JSON. */
function draft(): string {
  try {
    return sessionStorage.getItem(wizard?.dataset.draft ?? '') ?? '';
  } catch {
    return '';
  }
}

/** The openers say "continue" once the draft has a text that is not empty. React names the one in its island. */
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

/** What browsers without invoker commands leave to us. */
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
