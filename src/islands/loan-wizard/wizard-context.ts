import { createContext, use } from 'react';
import type { SiteLanguage } from '../../i18n/languages.ts';
import type { WizardLocale } from '../../stores/wizard-locale.ts';

/** The wizard's language and texts, and what its links to the page's language need. */
interface WizardContextValue extends WizardLocale {
  pageLanguage: SiteLanguage;
  privacyHref: string;
  adviceHref: string;
}

export const WizardContext = createContext<WizardContextValue | null>(null);

/**
 * The language in which the wizard is drawn, its texts, and its links.
 * @throws Error outside the wizard
 */
export function useWizardContext(): WizardContextValue {
  const value = use(WizardContext);
  if (!value) throw new Error('Used outside the wizard');
  return value;
}
