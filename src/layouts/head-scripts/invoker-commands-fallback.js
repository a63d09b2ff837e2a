/*
 * Opens and closes dialogs in browsers without invoker commands; others do what the `command` of
 * OpenWizardButton.astro says. Before the dialog is parsed no browser can open it:
 * islands/loan-wizard/page-script/wizard-on-page.ts then does.
 */
addEventListener(
  'click',
  ({ target }) => {
    const button =
      target instanceof Element &&
      /** @type {HTMLButtonElement | null} */ (target.closest('[commandfor]'));
    if (!button || button.commandForElement) return;
    const id = /** @type {string} */ (button.getAttribute('commandfor'));
    const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
    if (!dialog) document.documentElement.dataset.opened = '';
    else if (button.matches('[command=close]')) dialog.close();
    else if (!dialog.open) dialog.showModal();
  },
  true,
);
