import { createContext } from 'react';
import { defaultLanguage, type SiteLanguage } from '../../i18n/languages.ts';

interface WizardPage {
  pageLanguage: SiteLanguage;
  privacyHref: string;
  adviceHref: string;
}

/**
 * The page behind the wizard: the visitor may choose another language in the wizard, not for
 * its links.
 */
export const PageContext = createContext<WizardPage>({
  pageLanguage: defaultLanguage,
  privacyHref: '',
  adviceHref: '',
});
