/** The cookie banner: when it asks, what it holds, and that nothing but Accept is taken for consent. */
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import { addressOf, type PageRef, routes } from '../../src/i18n/routes.ts';
import { consentKey, consentValue } from '../../src/parts/cookie-banner/keys.ts';
import { acceptButton, cookieBanner, laterButton, turnWheel } from '../support/browser/banner.ts';
import { holdScripts } from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { languageButton, languageList, twoLanguages } from '../support/browser/languages.ts';
import { openWizard, textsIn } from '../support/browser/loan.ts';
import { everyKindOfPage, nowhere } from '../support/browser/pages.ts';

test.use({ hasConsent: false });

/** One must be able to read these before choosing. */
const readable: readonly PageRef[] = ['privacy', 'cookies'];

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('stores Accept and does not ask again', async ({ page, context }) => {
      const texts = await textsIn(language);
      await page.goto(routes.home[language]);
      const banner = cookieBanner(page, texts);
      await expect(
        banner.getByRole('link', { name: texts.site.cookieBanner.policy }),
      ).toHaveAttribute('href', routes.cookies[language]);
      await acceptButton(page, texts).click();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
        [consentKey]: consentValue,
      });
      expect(await turnWheel(page)).toBeGreaterThan(0);

      for (const visit of [page, await context.newPage()]) {
        await visit.goto(routes.contact[language]);
        await expect(visit.getByRole('main')).toBeVisible();
        await expect(cookieBanner(visit, texts)).toBeHidden();
        expect(await turnWheel(visit)).toBeGreaterThan(0);
      }
    });

    test('asks on every kind of page and holds all but the policies', async ({ page, noise }) => {
      noise.expect(/404/);
      const texts = await textsIn(language);
      for (const kind of everyKindOfPage) {
        await page.goto(addressOf(kind, language));
        await expect(cookieBanner(page, texts)).toBeInViewport();
        const moved = await turnWheel(page);
        if (readable.includes(kind)) expect(moved, `${kind} can be scrolled`).toBeGreaterThan(0);
        else expect(moved, `${JSON.stringify(kind)} is held`).toBe(0);
      }
      // Low enough that there would be something to scroll.
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(`${languages[language].prefix}/${nowhere}`);
      await expect(cookieBanner(page, texts)).toBeInViewport();
      expect(await turnWheel(page)).toBe(0);
    });
  });
}

const texts = await textsIn(defaultLanguage);
const home = routes.home[defaultLanguage];

test('gives both answers the same look and stands after the page', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(home);
    const [accept, later] = [acceptButton(page, texts), laterButton(page, texts)];
    await expect(accept).toBeVisible();
    const looks = await Promise.all(
      [accept, later].map((button) =>
        button.evaluate((element) => {
          const { width: wide, height: high } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } =
            getComputedStyle(element);
          return { wide, high, color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
  }
  for (const content of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const element = await content.elementHandle();
    const order = await cookieBanner(page, texts).evaluate(
      (banner, before) => before?.compareDocumentPosition(banner) ?? 0,
      element,
    );
    expect(order).toBe(4); // DOCUMENT_POSITION_FOLLOWING, and neither contains the other
  }
});

test('is decided before anything is painted and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const { consent, locked } = document.documentElement.dataset;
      sessionStorage.setItem('test:atBody', JSON.stringify({ consent, locked }));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const kind of ['home', 'contact', 'blog'] as const) {
    await page.goto(addressOf(kind, defaultLanguage));
    await expect(cookieBanner(page, texts)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { atBody, shifts } = await page.evaluate(async () => {
      const entries: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          entries.push((entry as PerformanceEntry & { value: number }).value);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return { atBody: sessionStorage.getItem('test:atBody'), shifts: entries };
    });
    expect(JSON.parse(atBody ?? '{}')).toEqual({ consent: 'asking', locked: '' });
    expect(shifts).toEqual([]);
  }
});

test('takes Later for this tab only, until it is reloaded', async ({ page, context }) => {
  await page.goto(home);
  const banner = cookieBanner(page, texts);
  await laterButton(page, texts).click();
  await expect(banner).toBeHidden();
  expect(await turnWheel(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const footer = page.getByRole('contentinfo');
  for (const link of [
    texts.site.footer.about,
    texts.site.footer.blog,
    texts.site.meta.terms.title,
  ]) {
    await Promise.all([
      page.waitForEvent('load'),
      footer.getByRole('link', { name: link }).click(),
    ]);
    await expect(banner).toBeHidden();
    expect(await turnWheel(page)).toBeGreaterThan(0);
  }
  await page.goBack();
  await expect(banner).toBeHidden();

  await page.reload();
  await expect(banner).toBeVisible();
  expect(await turnWheel(page)).toBe(0);

  await laterButton(page, texts).click();
  await expect(banner).toBeHidden();
  // The address typed, and another tab of the same browser.
  for (const visit of [page, await context.newPage()]) {
    await visit.goto(routes.contact[defaultLanguage]);
    await expect(cookieBanner(visit, texts)).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('takes Escape for Later, never for Accept', async ({ page }) => {
  await page.goto(home);
  await expect(cookieBanner(page, texts)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cookieBanner(page, texts)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(cookieBanner(page, texts)).toBeVisible();
});

test('takes Escape for Later while its script is still on the way', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(home);
  const asked = page.waitForRequest(/\/_astro\/.*\.js/);
  await page.keyboard.press('Escape');
  await asked;
  await expect(cookieBanner(page, texts)).toBeVisible();
  release();
  await expect(cookieBanner(page, texts)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(cookieBanner(page, texts)).toBeVisible();
});

test('leaves Escape to an open wizard and an open menu', async ({ page }) => {
  await page.goto(home);
  const dialog = await openWizard(page, texts);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cookieBanner(page, texts)).toBeVisible();

  const button = languageButton(page, texts, defaultLanguage);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(languageList(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languageList(page)).toBeHidden();
  await expect(cookieBanner(page, texts)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(cookieBanner(page, texts)).toBeHidden();
});

test('asks again at the footer’s button and forgets the consent', async ({ page }) => {
  await page.goto(home);
  await acceptButton(page, texts).click();
  await expect(cookieBanner(page, texts)).toBeHidden();
  await page.getByRole('button', { name: texts.site.footer.cookieChoice }).click();
  await expect(cookieBanner(page, texts)).toBeVisible();
  await expect(
    cookieBanner(page, texts).getByRole('heading', { name: texts.site.cookieBanner.title }),
  ).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await turnWheel(page, -400)).toBe(0);

  await laterButton(page, texts).click();
  await expect(cookieBanner(page, texts)).toBeHidden();
  // The footer's button is at the end of the page: the way is up.
  expect(await turnWheel(page, -400)).toBeLessThan(0);
});

/** What blockers do to banners. */
const hidings: Record<string, (banner: HTMLElement | SVGElement) => void> = {
  'display: none': (banner) => banner.style.setProperty('display', 'none', 'important'),
  'visibility: hidden': (banner) => banner.style.setProperty('visibility', 'hidden'),
  'opacity: 0': (banner) => banner.style.setProperty('opacity', '0'),
  removal: (banner) => banner.remove(),
  'moving it below the screen': (banner) => banner.style.setProperty('top', '200vh'),
  'moving it above the screen': (banner) => banner.style.setProperty('bottom', '200vh'),
  'moving it beside the screen': (banner) => banner.style.setProperty('translate', '-100vw'),
  'taking its height': (banner) => {
    banner.style.setProperty('max-height', '0');
    banner.style.setProperty('border', '0');
  },
};

for (const [way, hide] of Object.entries(hidings)) {
  test(`lets the page go when something hides it by ${way}`, async ({ page }) => {
    await page.goto(home);
    expect(await turnWheel(page)).toBe(0);
    await cookieBanner(page, texts).evaluate(hide);
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  });
}
