/** Attributes of every button that opens the wizard. They work before any script is loaded. */
export const openWizardBeforeScript = {
  command: 'show-modal',
  commandfor: 'loan-wizard',
  'aria-haspopup': 'dialog',
} as const;

/** For scripts that must not share a module with others: they write the id, and this checks it. */
export type WizardDialogId = typeof openWizardBeforeScript.commandfor;
