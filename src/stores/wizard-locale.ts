import { atom } from 'nanostores';
import type { Language } from '../i18n/languages.ts';
import type { InitialWizardMessages } from '../i18n/messages/initial-wizard-messages.ts';
import { wizardMessages } from '../i18n/messages/wizard-messages.ts';

export interface WizardLocale {
  language: Language;
  texts: InitialWizardMessages;
}

/**
 * The page's language from hydration on, until the visitor chooses another in the wizard. null
 * before hydration, and while a page is built.
 */
export const $wizardLocale = atom<WizardLocale | null>(null);

/**
 * The wizard's language and its texts.
 * @throws Error before hydration, when no rule can be called
 */
export function requireWizardLocale(): WizardLocale {
  const locale = $wizardLocale.get();
  if (!locale) throw new Error('The wizard has no language yet');
  return locale;
}

let lastChoice: Language | undefined;

/**
 * Loads the wizard's texts in another language. Of two choices the later one holds, whichever loads
 * first. A failed load keeps the current language.
 */
export async function setWizardLanguage(language: Language): Promise<void> {
  lastChoice = language;
  try {
    const texts = await wizardMessages(language);
    if (language === lastChoice) $wizardLocale.set({ language, texts });
  } catch {
    // The select shows the current language again.
  }
}
