/** Loads the wizard's catalogues on demand. `npm run check:content` names a missing one. */
import type { Language } from '../languages.ts';
import type { WizardMessages } from './types.ts';

/** Cached as in site-messages.ts. A failed load is retried on the next call. */
const loaded: Partial<Record<Language, WizardMessages>> = {};

/** @throws TypeError in the browser when the module cannot be loaded */
export async function wizardMessages(language: Language): Promise<WizardMessages> {
  loaded[language] ??= await load(language);
  return loaded[language];
}

/** The catalogue if it is loaded already. */
export function loadedWizardMessages(language: Language): WizardMessages | undefined {
  return loaded[language];
}

async function load(language: Language): Promise<WizardMessages> {
  const module: { messages: WizardMessages } = await import(`./wizard/${language}.ts`);
  return module.messages;
}
