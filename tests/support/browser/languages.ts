/** In which languages what is tested, and the floating language menu by role and label. */
import type { Locator, Page } from 'playwright/test';
import {
  defaultLanguage,
  languages,
  type SiteLanguage,
  siteLanguages,
} from '../../../src/i18n/languages.ts';
import { inNameOrder } from '../../../src/i18n/name-order.ts';
import { isFullWidth } from '../width.ts';
import type { Texts } from './wizard.ts';

const names = ['firstName', 'lastName'];

/** The one that differs most from the default one: with the family name first where there is such, and a prefix. */
const other: SiteLanguage =
  siteLanguages.find((language) => inNameOrder(names, language)[0] === 'lastName') ??
  siteLanguages.find((language) => language !== defaultLanguage) ??
  defaultLanguage;

export const dailyLanguages: readonly SiteLanguage[] = [
  ...new Set<SiteLanguage>([defaultLanguage, other]),
];

/** For what works the same in every language. What a visitor reads is tested in every language. */
export const someLanguages = isFullWidth ? siteLanguages : dailyLanguages;

/** For what is looked at closely, kind by kind. */
export const lookedAtLanguages: readonly SiteLanguage[] = isFullWidth ? siteLanguages : [other];

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
