/** Loads the wizard's catalogues on demand. `npm run check:content` names a missing one. */

import type { Language } from '../languages.ts';
import type { WizardCatalogue } from './types.ts';

/** Cached as in site-messages.ts. A failed load is retried on the next call. */
const loaded: Partial<Record<Language, WizardCatalogue>> = {};

/** @throws TypeError in the browser when the module cannot be loaded */
export async function wizardMessages(language: Language): Promise<WizardCatalogue> {
  loaded[language] ??= await load(language);
  return loaded[language];
}

async function load(language: Language): Promise<WizardCatalogue> {
  const module: { messages: WizardCatalogue } = await import(`./wizard/${language}.ts`);
  return module.messages;
}
