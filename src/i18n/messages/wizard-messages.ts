/** Loads the wizard's catalogues on demand. `npm run check:content` names a missing one. */
import type { Language } from '../languages.ts';
import type { WizardMessages } from './types.ts';

/** Cached as in site-messages.ts. A failed load is retried on the next call. */
export const loadedMessages: Partial<Record<Language, WizardMessages>> = {};

/** @throws TypeError in the browser when the module cannot be loaded */
export async function wizardMessages(language: Language): Promise<WizardMessages> {
  loadedMessages[language] ??= await load(language);
  return loadedMessages[language];
}

async function load(language: Language): Promise<WizardMessages> {
  const module: { messages: WizardMessages } = await import(`./wizard/${language}.ts`);
  return module.messages;
}
