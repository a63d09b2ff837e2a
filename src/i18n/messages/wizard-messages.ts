/** The wizard's catalogues: modules of their own, loaded when needed. `npm run check:content` names a missing one. */

import type { Language } from '../languages.ts';
import type { WizardCatalogue } from './contract.ts';

/** Kept, as in site-messages.ts; one that could not be fetched is asked for again. */
const loaded: Partial<Record<Language, WizardCatalogue>> = {};

/** @throws TypeError in the browser when the module cannot be fetched */
export async function wizardMessages(language: Language): Promise<WizardCatalogue> {
  loaded[language] ??= await load(language);
  return loaded[language];
}

async function load(language: Language): Promise<WizardCatalogue> {
  const module: { messages: WizardCatalogue } = await import(`./wizard/${language}.ts`);
  return module.messages;
}
