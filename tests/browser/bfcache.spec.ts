/** The cookie banner, the draft and the back/forward cache, which headless Chromium lacks. */
import type { Page } from 'playwright/test';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, nightly, test } from '../support/browser/fixtures.ts';
import {
  acceptButton,
  cookieBanner,
  expectScrollable,
  laterButton,
} from '../support/browser/page-parts.ts';
import { heroButton } from '../support/browser/wizard.ts';
import { chromiumArguments, findChromium } from '../support/programs.ts';

const executablePath = findChromium();

test.use({
  // Chromium may start a view transition on a page from the cache, and then logs an error.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: chromiumArguments,
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Records on the page whether it comes back from the cache. */
const markReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-test-persisted', String(persisted)),
    );
  });

async function goBack(page: Page): Promise<void> {
  // Not `page.goBack()`, which waits for a load event. Delayed, because the page may be gone before
  // the call returns.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-test-persisted', 'true');
}

test.describe('before the banner is answered', () => {
  test.use({ hasConsent: false });

  test('restored page hides an answered banner', nightly, async ({ page, texts }) => {
    const banner = cookieBanner(page, texts);
    for (const button of [laterButton, acceptButton]) {
      await page.goto(routes.home[defaultLanguage]);
      await expect(banner).toBeVisible();
      await markReturn(page);
      await banner.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${routes.cookies[defaultLanguage]}$`));
      await button(page, texts).click();
      await expect(banner).toBeHidden();

      await goBack(page);
      await expect(banner).toBeHidden();
      await expectScrollable(page);
    }
  });
});

test('restored page drops a cleared draft', async ({ page, texts, wizard }) => {
  const { dialog, heading, next, field, close } = wizard;
  await wizard.openAt(3, routes.home[defaultLanguage]);
  await close.click();
  await markReturn(page);
  await page.evaluate((to) => location.assign(to), routes.privacy[defaultLanguage]);
  await page.waitForURL(`**${routes.privacy[defaultLanguage]}`);
  await page.getByRole('button', { name: texts.site.navigation.resume }).first().click();
  await dialog.getByRole('button', { name: texts.wizard.clear }).click();
  await close.click();

  await goBack(page);
  await expect(heroButton(page, texts)).not.toHaveText(texts.site.navigation.resume);
  await heroButton(page, texts).click();
  await expect(heading(1)).toBeVisible();
  await next.click();
  await expect(field('profession')).toHaveValue('');
});
