/**
 * Where the toasts are in the document. Everything outside an open modal dialog is inert, so they move into it while
 * it is open and back to the page before it closes.
 */
const id = 'toasts';

/** Puts the toasts where they can be seen and reached now. */
export function toastHome(): void {
  moveTo(document.querySelector('dialog:modal') ?? document.body);
}

/** Follows the dialogs from now on. */
export function followDialogs(): void {
  document.addEventListener('toggle', toastHome, true);
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target instanceof HTMLDialogElement && event.newState === 'closed')
        moveTo(document.body);
    },
    true,
  );
  // Browsers that have no toggle events for dialogs.
  document.addEventListener('close', toastHome, true);
}

function moveTo(place: Element): void {
  const toasts = document.getElementById(id);
  if (toasts && toasts.parentElement !== place) place.append(toasts);
}
