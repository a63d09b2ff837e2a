/** The cookie banner: when it shows, what it contains, and that only Accept counts as consent. */
import type { Page } from 'playwright/test';
import { consentKey, consentValue } from '../../src/components/cookie-banner/consent-keys.ts';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import { type PageRef, pagePath, routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { languageButton, languageList } from '../support/browser/languages.ts';
import { shifts, watchShifts } from '../support/browser/layout-shift.ts';
import { delayResources } from '../support/browser/network.ts';
import {
  acceptButton,
  canScroll,
  cookieBanner,
  expectScrollable,
  expectScrollLocked,
  laterButton,
} from '../support/browser/page-parts.ts';
import { allPages, unknownPath } from '../support/browser/pages.ts';
import { expectAccessible } from '../support/browser/ui-audit.ts';
import { isFullRun } from '../support/prerequisites.ts';

test.use({ hasConsent: false });

/** Visitors must be able to read these policies before they choose. */
const policies: readonly PageRef[] = ['privacy', 'cookies'];

const home = routes.home[defaultLanguage];

inLanguages((language) => {
  test('banner stores Accept and stays hidden', async ({ page, context, texts }) => {
    await page.goto(routes.home[language]);
    const banner = cookieBanner(page, texts);
    const policy = banner.getByRole('link', { name: texts.site.cookieBanner.policy });
    await expect(policy).toHaveAttribute('href', routes.cookies[language]);
    await expectAccessible(page);
    await acceptButton(page, texts).click();
    await expect(banner).toBeHidden();
    expect(await readLocalStorage(page)).toEqual({ [consentKey]: consentValue });
    await expectScrollable(page);
    // One after the other: a tab in the background draws nothing, so that it would not scroll.
    for (const open of [() => page, () => context.newPage()]) {
      const tab = await open();
      await tab.goto(routes.contact[language]);
      await expect(tab.getByRole('main')).toBeVisible();
      await expect(cookieBanner(tab, texts)).toBeHidden();
      await expectScrollable(tab);
    }
  });
});

inLanguages((language) => {
  test('banner locks every page except policies', async ({ page, texts, pageErrors }) => {
    pageErrors.expect(/404/);
    // Low enough that every page scrolls.
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.addInitScript(watchShifts);
    const pages = isFullRun ? allPages : (['home', 'terms', ...policies] as const);
    const paths = pages.map((kind) => pagePath(kind, language));
    const unlockedPaths = policies.map((kind) => pagePath(kind, language));
    for (const path of [...paths, `${languages[language].prefix}/${unknownPath}`]) {
      await page.goto(path);
      await expect(cookieBanner(page, texts)).toBeInViewport();
      expect(await shifts(page)).toEqual([]);
      expect(await canScroll(page), `${path} can be scrolled`).toBe(unlockedPaths.includes(path));
    }
  });
});

test('banner renders before scripts, with equal buttons', async ({ page, texts }) => {
  await delayResources(page, 'script');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(home, { waitUntil: 'commit' });
    await expect(acceptButton(page, texts)).toBeVisible();
    const styles = await Promise.all(
      [acceptButton(page, texts), laterButton(page, texts)].map((button) =>
        button.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } =
            getComputedStyle(element);
          const size = [box.width, box.height];
          return { size, color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      ),
    );
    expect(styles[0]).toEqual(styles[1]);
  }
  const positions = await page
    .locator('main, footer')
    .evaluateAll(
      (parts, banner) => parts.map((part) => banner && part.compareDocumentPosition(banner)),
      await cookieBanner(page, texts).elementHandle(),
    );
  const precedes = 2; // Node.DOCUMENT_POSITION_PRECEDING, and neither contains the other
  expect(positions).toEqual([precedes, precedes]);
});

test('Later holds until the tab reloads', async ({ page, context, texts }) => {
  const banner = cookieBanner(page, texts);
  await page.goto(home);
  await laterButton(page, texts).click();
  await expect(banner).toBeHidden();
  await expectScrollable(page);

  const { footer, meta } = texts.site;
  for (const name of [footer.about, footer.blog, meta.terms.title]) {
    const arrived = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await arrived;
    await expect(banner).toBeHidden();
    await expectScrollable(page);
  }
  await page.goBack();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeVisible();
  await expectScrollLocked(page);

  await laterButton(page, texts).click();
  await expect(banner).toBeHidden();
  // A new visit, and another tab.
  for (const tab of [page, await context.newPage()]) {
    await tab.goto(routes.contact[defaultLanguage]);
    await expect(cookieBanner(tab, texts)).toBeVisible();
  }
  expect(await readLocalStorage(page)).toEqual({});
});

test('Escape closes wizard, then menu, then banner', async ({ page, texts, wizard }) => {
  await page.goto(home);
  await wizard.openHydrated();
  await page.keyboard.press('Escape');
  await expect(wizard.dialog).toBeHidden();
  await expect(cookieBanner(page, texts)).toBeVisible();

  await languageButton(page, texts, defaultLanguage).press('Enter');
  await expect(languageList(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languageList(page)).toBeHidden();
  await expect(cookieBanner(page, texts)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cookieBanner(page, texts)).toBeHidden();
  // As the button Later.
  expect(await readLocalStorage(page)).toEqual({});
  await page.reload();
  await expect(cookieBanner(page, texts)).toBeVisible();
});

test('footer button revokes the consent', async ({ page, texts }) => {
  const banner = cookieBanner(page, texts);
  await page.goto(home);
  await acceptButton(page, texts).click();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: texts.site.footer.cookieChoice }).click();
  const { title } = texts.site.cookieBanner;
  await expect(banner.getByRole('heading', { name: title })).toBeFocused();
  expect(await readLocalStorage(page)).toEqual({});
  await expectScrollLocked(page);

  await laterButton(page, texts).click();
  await expect(banner).toBeHidden();
  // The footer's button is at the end of the page, so the test scrolls up.
  await expectScrollable(page);
});

test('answer applies in other tabs', nightly, async ({ page, context, texts }) => {
  await page.goto(home);
  const other = await context.newPage();
  await other.goto(routes.contact[defaultLanguage]);
  await acceptButton(page, texts).click();
  await expect(cookieBanner(other, texts)).toBeHidden();
  await expectScrollable(other);
  await page.getByRole('button', { name: texts.site.footer.cookieChoice }).click();
  await expect(cookieBanner(other, texts)).toBeVisible();
});

/** Content blockers hide banners by style, or remove them. */
const waysToHide = [
  'display: none !important',
  'opacity: 0',
  'top: 200vh',
  ...(isFullRun
    ? ['visibility: hidden', 'bottom: 200vh', 'translate: -100vw', 'max-height: 0; border: 0']
    : []),
  'removal',
];

test('hidden banner unlocks scrolling', nightly, async ({ page, texts }) => {
  await page.goto(home);
  const banner = cookieBanner(page, texts);
  for (const way of waysToHide) {
    await expectScrollLocked(page);
    const element = await banner.elementHandle();
    const restyle = (style: string) =>
      element?.evaluate((section, text) => {
        if (text === 'removal') section.remove();
        else if (section instanceof HTMLElement) section.style.cssText = text;
      }, style);
    await restyle(way);
    await expectScrollable(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await restyle('');
  }
});

test('Safari before 17.4 is not left locked', nightly, async ({ page, texts }) => {
  await page.addInitScript('delete Element.prototype.checkVisibility');
  await page.goto(home);
  await expect(cookieBanner(page, texts)).toBeVisible();
  await page.mouse.wheel(0, 1);
  await expectScrollable(page);
});

/** All entries of local storage. */
function readLocalStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}
