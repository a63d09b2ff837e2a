/** Everything outside an open modal dialog is inert, so the toasts move into the dialog while it is open. */
const id = 'toasts';

export function toastHome(): void {
  moveTo(document.querySelector('dialog:modal') ?? document.body);
}

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
  // For browsers without toggle events of dialogs.
  document.addEventListener('close', toastHome, true);
}

function moveTo(place: Element): void {
  const toasts = document.getElementById(id);
  if (toasts && toasts.parentElement !== place) place.append(toasts);
}
