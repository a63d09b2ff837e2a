import type { WizardMessages } from './types.ts';

/**
 * A wizard's catalogue as every page carries it: without the texts of mails, and those that few
 * visitors load.
 */
export function initialWizardMessages(catalogue: WizardMessages) {
  const { mail, affordability, afterSending, budget, cleared, compare, passport, table, ...texts } =
    catalogue;
  return { ...texts, table: { title: table.title } };
}

export type InitialWizardMessages = ReturnType<typeof initialWizardMessages>;
