/** In which languages what is tested, and the floating language menu by role and label. */
import type { Locator, Page } from 'playwright/test';
import { languages, type SiteLanguage, siteLanguages } from '../../../src/i18n/languages.ts';
import { isFullWidth } from '../width.ts';
import type { Texts } from './wizard.ts';

/**
 * For what works the same in every language: the one whose addresses have no prefix, and the one with the longest words
 * and the family name first. What a visitor reads is tested in every language.
 */
export const someLanguages: readonly SiteLanguage[] = isFullWidth ? siteLanguages : ['nl', 'hu'];

/** For what is looked at closely, kind by kind: the one with the longest words. */
export const lookedAtLanguages: readonly SiteLanguage[] = isFullWidth ? siteLanguages : ['hu'];

/** For what long words may widen: the two with the longest. */
export const longWordLanguages: readonly SiteLanguage[] = isFullWidth
  ? siteLanguages
  : ['fi', 'hu'];

/** The next language of the list, to have another one to go to. */
export function languageAfter(language: SiteLanguage): SiteLanguage {
  const next = siteLanguages[(siteLanguages.indexOf(language) + 1) % siteLanguages.length];
  if (!next) throw new Error('There is no other language');
  return next;
}

/** The button that opens the list; its name says which language is shown, then the code that is seen. */
export function languageButton(page: Page, { site }: Texts, language: SiteLanguage): Locator {
  return page.getByRole('button', {
    name: `${site.languageMenu.label}: ${languages[language].label}`,
  });
}

/** The list that the button names as what it opens. */
export function languageList(page: Page): Locator {
  return page.locator('#language-list');
}
