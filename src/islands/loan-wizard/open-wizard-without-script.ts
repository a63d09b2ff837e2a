/** Attributes of a button that opens the wizard without script. */
export const openWizardWithoutScript = {
  command: 'show-modal',
  commandfor: 'loan-wizard',
  'aria-haspopup': 'dialog',
} as const;

/** For scripts that must not share a module with others: they write the id, and this checks it. */
export type WizardDialogId = typeof openWizardWithoutScript.commandfor;
