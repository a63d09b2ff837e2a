/** The wizard's catalogues: modules of their own, loaded when needed. `npm run check:content` names a missing one. */

import type { Language } from '../languages.ts';
import type { WizardMessages } from './contract.ts';

/** Kept, as in site-messages.ts; one that could not be fetched is asked for again. */
const loaded: Partial<Record<Language, WizardMessages>> = {};

/** @throws TypeError in the browser when the module cannot be fetched */
export async function wizardMessages(language: Language): Promise<WizardMessages> {
  loaded[language] ??= await load(language);
  return loaded[language];
}

async function load(language: Language): Promise<WizardMessages> {
  const module: { messages: WizardMessages } = await import(`./wizard/${language}.ts`);
  return module.messages;
}
