/** Every page with these scripts has the dialog. */
export const dialog = document.getElementById('loan-wizard') as HTMLDialogElement;
