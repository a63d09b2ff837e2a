import type { WizardDialogId } from '../open-wizard-before-script.ts';

const id: WizardDialogId = 'loan-wizard';

/** Every page with these scripts has the dialog. */
export const dialog = document.getElementById(id) as HTMLDialogElement;
