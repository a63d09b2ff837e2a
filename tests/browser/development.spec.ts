/**
 * `npm run dev` shows developers and editors what visitors see: pages, banner, wizard,
 * translations, editing forms.
 */
import { languages } from '../../src/i18n/languages.ts';
import { pagePath } from '../../src/i18n/routes.ts';
import { test as browserTest, expect, inLanguages } from '../support/browser/fixtures.ts';
import { dailyLanguages } from '../support/browser/languages.ts';
import { cookieBanner, expectScrollLocked, laterButton } from '../support/browser/page-parts.ts';
import { allPages, unknownPath } from '../support/browser/pages.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { openCms, startDevServer } from '../support/dev-server.ts';
import { deleteRows, readStored } from '../support/start-service.ts';
import { applicant } from '../support/submission.ts';

const test = browserTest.extend({
  service: [
    async ({ browser }, use) => {
      const { url, data, stop } = await startDevServer();
      // Vite bundles the packages of a page when it is first opened, and may then load the
      // page again.
      const page = await browser.newPage();
      await page.goto(url, { waitUntil: 'networkidle', timeout: 240_000 });
      await page.close();
      await use({ url, stored: () => readStored(data), emptyDatabase: () => deleteRows(data) });
      await stop();
    },
    // Minutes on a machine that does much else.
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One server for all of them, which compiles each page when it is first opened.
test.describe.configure({ mode: 'default', timeout: 180_000 });

inLanguages((language) => {
  test.describe('on a first visit', () => {
    test.use({ hasConsent: false });

    test('every kind of page shows the banner', async ({ page, texts, pageErrors }) => {
      pageErrors.expect(/status of 404/);
      const paths = allPages.map((kind) => pagePath(kind, language));
      for (const path of [...paths, `${languages[language].prefix}/${unknownPath}`]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(cookieBanner(page, texts)).toBeInViewport();
      }
      await page.goto(pagePath('home', language));
      await expectScrollLocked(page);
      await laterButton(page, texts).click();
      await expect(cookieBanner(page, texts)).toBeHidden();
    });
  });

  test('a loan request is stored', async ({ page, texts, wizard, service }) => {
    await page.goto(pagePath('home', language));
    await wizard.openAt('submit');
    await wizard.submit.click();
    await expectToast(page, texts, texts.wizard.toasts.sent, 'success');
    const [stored, ...others] = await service.stored();
    expect(stored).toMatchObject({ kind: 'loan', payload: applicant });
    expect(others).toEqual([]);
  });
}, dailyLanguages);

test('/translations names every language', async ({ page }) => {
  await page.goto('/translations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translations');
});

test('/admin shows icons instead of their names', async ({ page, pageErrors, baseURL }) => {
  // Sveltia asks for its newest version and for the state of GitHub; the page's policy
  // refuses both.
  pageErrors.allow(/unpkg\.com|githubstatus\.com/);
  pageErrors.allow(/^call to blob:/);
  await openCms(page, baseURL ?? '');
  const icons = page.locator('.material-symbols-outlined');
  await expect(icons.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const widths = await icons.evaluateAll((all) =>
    all
      .filter((icon) => icon.checkVisibility())
      .map(
        (icon) =>
          icon.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(icon).fontSize),
      ),
  );
  for (const width of widths) expect(width).toBeLessThan(1.1);
});
