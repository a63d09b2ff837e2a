/** The languages of each kind of test, and the floating language menu by role and label. */
import type { Locator, Page } from 'playwright/test';
import {
  defaultLanguage,
  languages,
  type SiteLanguage,
  siteLanguages,
} from '../../../src/i18n/languages.ts';
import { orderFields } from '../../../src/i18n/order-fields.ts';
import { isFullRun } from '../prerequisites.ts';
import type { Texts } from './wizard.ts';

const names = ['firstName', 'lastName'];

/** The language that differs most from the default: family name first if possible, and a prefix. */
const other: SiteLanguage =
  siteLanguages.find((language) => orderFields(names, language)[0] === 'lastName') ??
  siteLanguages.find((language) => language !== defaultLanguage) ??
  defaultLanguage;

export const dailyLanguages: readonly SiteLanguage[] = [
  ...new Set<SiteLanguage>([defaultLanguage, other]),
];

/** For behaviour that is the same in every language. Texts are tested in every language. */
export const auditedLanguages: readonly SiteLanguage[] = isFullRun ? siteLanguages : [other];

/** For layout: a language with the longest words. */
export const longWordLanguages: readonly SiteLanguage[] = isFullRun ? siteLanguages : ['fi'];

/** The next language of the list. */
export function languageAfter(language: SiteLanguage): SiteLanguage {
  const next = siteLanguages[(siteLanguages.indexOf(language) + 1) % siteLanguages.length];
  if (!next) throw new Error('There is no other language');
  return next;
}

/** The menu's button. Its name holds the language and then the visible code. */
export function languageButton(page: Page, { site }: Texts, language: SiteLanguage): Locator {
  return page.getByRole('button', {
    name: `${site.languageMenu.label}: ${languages[language].label}`,
  });
}

export function languageList(page: Page): Locator {
  return page.locator('#language-list');
}
