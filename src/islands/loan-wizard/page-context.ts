import { createContext } from 'react';
import { defaultLanguage, type SiteLanguage } from '../../i18n/languages.ts';

interface WizardPage {
  pageLanguage: SiteLanguage;
  privacyHref: string;
  adviceHref: string;
}

/**
 * The page behind the wizard, for links: they lead to pages in its language, whichever the visitor
 * has chosen in the wizard.
 */
export const PageContext = createContext<WizardPage>({
  pageLanguage: defaultLanguage,
  privacyHref: '',
  adviceHref: '',
});
