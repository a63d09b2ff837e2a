/** The wizard's catalogues: modules of their own, loaded when needed. A missing language does not compile. */
import type { WizardMessages } from './contract.ts';
import type { Language } from './languages.ts';

const catalogues: Record<Language, () => Promise<WizardMessages>> = {
  nl: async () => (await import('./messages/wizard/nl.ts')).nl,
  de: async () => (await import('./messages/wizard/de.ts')).de,
  fi: async () => (await import('./messages/wizard/fi.ts')).fi,
  hu: async () => (await import('./messages/wizard/hu.ts')).hu,
  lb: async () => (await import('./messages/wizard/lb.ts')).lb,
  sl: async () => (await import('./messages/wizard/sl.ts')).sl,
  en: async () => (await import('./messages/wizard/en.ts')).en,
  sv: async () => (await import('./messages/wizard/sv.ts')).sv,
  es: async () => (await import('./messages/wizard/es.ts')).es,
};

/** Kept, as in site-messages.ts; one that could not be fetched is asked for again. */
const loaded: Partial<Record<Language, WizardMessages>> = {};

/** @throws TypeError in the browser when the module cannot be fetched */
export async function wizardMessages(language: Language): Promise<WizardMessages> {
  loaded[language] ??= await catalogues[language]();
  return loaded[language];
}
