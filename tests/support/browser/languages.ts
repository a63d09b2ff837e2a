/** The floating language menu by role and label. */
import { expect, type Locator, type Page } from 'playwright/test';
import { languages, type SiteLanguage, siteLanguages } from '../../../src/i18n/languages.ts';
import type { Texts } from './loan.ts';

/**
 * For what works the same in every language: the one whose addresses have no prefix, and the one with the longest words.
 * What a visitor reads or loses is tested in every language.
 */
export const twoLanguages: readonly SiteLanguage[] = ['nl', 'hu'];

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

/** Waits for the first element and sees that it ends where the second begins, or higher. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error('One of the two is not on the screen');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expect(above.y).toBeGreaterThanOrEqual(0);
}
