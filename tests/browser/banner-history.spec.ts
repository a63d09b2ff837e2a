/** The cookie banner and the back/forward cache, which headless Chromium lacks. */
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { acceptButton, cookieBanner, laterButton, turnWheel } from '../support/browser/banner.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

const executablePath = findChromium();

test.use({
  hasConsent: false,
  // Chromium may start a view transition on a page from the cache, and then logs an error.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: chromiumArguments,
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('does not ask on a page that comes back after the answer on another', async ({
  page,
  texts,
}) => {
  const banner = cookieBanner(page, texts);
  for (const button of [laterButton, acceptButton]) {
    await page.goto(routes.home[defaultLanguage]);
    await expect(banner).toBeVisible();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.setAttribute('data-test-persisted', String(persisted)),
      );
    });
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${routes.cookies[defaultLanguage]}$`));
    await button(page, texts).click();
    await expect(banner).toBeHidden();

    // Not `page.goBack()`, which waits for a load event.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-test-persisted', 'true');
    await expect(banner).toBeHidden();
    expect(await turnWheel(page)).toBeGreaterThan(0);
  }
});
