/** The wizard's catalogues: modules of their own, loaded when needed. A missing language does not compile. */
import type { WizardMessages } from './contract.ts';
import type { Language } from './languages.ts';

/** Whole modules: taking the catalogue out of each in its own line would be more than is left in the browser's file. */
const modules: { [L in Language]: () => Promise<Record<L, WizardMessages>> } = {
  nl: () => import('./messages/wizard/nl.ts'),
  de: () => import('./messages/wizard/de.ts'),
  fi: () => import('./messages/wizard/fi.ts'),
  hu: () => import('./messages/wizard/hu.ts'),
  lb: () => import('./messages/wizard/lb.ts'),
  sl: () => import('./messages/wizard/sl.ts'),
  en: () => import('./messages/wizard/en.ts'),
  sv: () => import('./messages/wizard/sv.ts'),
  es: () => import('./messages/wizard/es.ts'),
};

/** Kept, as in site-messages.ts; one that could not be fetched is asked for again. */
const loaded: Partial<Record<Language, WizardMessages>> = {};

/** @throws TypeError in the browser when the module cannot be fetched */
export async function wizardMessages<L extends Language>(language: L): Promise<WizardMessages> {
  const known = loaded[language];
  if (known) return known;
  const module: Record<L, WizardMessages> = await modules[language]();
  loaded[language] = module[language];
  return module[language];
}
