export const wizardDialogId = 'loan-wizard';

/** For scripts that must not share a module with others: they write the id, and this checks it. */
export type WizardDialogId = typeof wizardDialogId;

/** Attributes of every button that opens the wizard. They work before any script is loaded. */
export const wizardTriggerAttributes = {
  command: 'show-modal',
  commandfor: wizardDialogId,
  'aria-haspopup': 'dialog',
} as const;
