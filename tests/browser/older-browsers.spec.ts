/**
 * Browsers that lack a newer feature. Tests remove the feature from the service's responses and
 * from the browser.
 */
import type { Page } from 'playwright/test';
import { pagePath, routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { languageButton, languageList } from '../support/browser/languages.ts';
import { expectNoLayoutFlaws } from '../support/browser/layout.ts';
import { cookieBanner } from '../support/browser/page-parts.ts';
import { distinctLayouts, htmlForms, postHtmlForm } from '../support/browser/pages.ts';

const phone = { width: 390, height: 844 };

// The CSP's hashes belong to the unchanged scripts.
test.use({ bypassCSP: true });

inLanguages((language) => {
  test.describe('without popovers', () => {
    test.use({ viewport: phone });
    test.beforeEach(({ page }) => removePopoverSupport(page));

    for (const name of ['home', 'contact'] as const) {
      test(`the menus of ${name} cover nothing`, nightly, async ({ page, texts: { site } }) => {
        await page.goto(routes[name][language]);
        // A trial click fails when something covers the element.
        await page.getByRole('heading', { level: 1 }).click({ trial: true });
        await expectNoLayoutFlaws(page);
        const menu = page.getByRole('navigation', { name: site.navigation.label });
        for (const links of [menu.getByRole('link'), languageList(page).getByRole('link')]) {
          expect(await links.count()).toBeGreaterThan(5);
          for (const link of await links.all()) await link.click({ trial: true });
        }
      });
    }

    test('the language list survives pointer and keys', nightly, async ({ page }) => {
      await page.goto(routes.contact[language]);
      const link = languageList(page).getByRole('link').last();
      await link.hover();
      await expect(page.locator('astro-island', { has: languageList(page) })).not.toHaveAttribute(
        'ssr',
      );
      await link.press('ArrowDown');
      await link.press('Escape');
      await link.click();
      await expect(page).not.toHaveURL(new RegExp(`${routes.contact[language]}$`));
    });

    test('a choice from the menu opens the wizard', nightly, async ({ page, texts, wizard }) => {
      await page.goto(routes.contact[language]);
      const menu = page.getByRole('navigation', { name: texts.site.navigation.label });
      await menu.getByRole('button', { name: texts.site.navigation.apply }).click();
      await expect(wizard.dialog).toBeVisible();
    });

    test.describe('on a first visit', () => {
      test.use({ hasConsent: false });

      test('languages can be chosen before the answer', nightly, async ({ page, texts }) => {
        await page.goto(routes.home[language]);
        await expect(cookieBanner(page, texts)).toBeInViewport();
        for (const link of await languageList(page).getByRole('link').all()) {
          await page.mouse.wheel(0, 99_999);
          await link.click({ trial: true });
        }
      });

      test('Escape answers the banner', nightly, async ({ page, texts }) => {
        await page.goto(routes.home[language]);
        await expect(cookieBanner(page, texts)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(cookieBanner(page, texts)).toBeHidden();
      });
    });
  });

  test.describe('without anchor positioning, on a first visit', () => {
    test.use({ hasConsent: false });

    for (const viewport of [phone, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
      test(`languages stay free at ${viewport.width} px`, nightly, async ({ page, texts }) => {
        await page.setViewportSize(viewport);
        await rewriteResponses(page, (text) => text.replaceAll('anchor(', 'absent('));
        await page.goto(routes.home[language]);
        await expect(cookieBanner(page, texts)).toBeInViewport({ ratio: 1 });
        await languageButton(page, texts, language).click();
        await expect(languageList(page)).toBeVisible();
        for (const link of await languageList(page).getByRole('link').all())
          await link.click({ trial: true });
      });
    }
  });

  test('wizard works without invoker commands', nightly, async ({ page, texts, wizard }) => {
    await rewriteResponses(page, (text) =>
      text
        .replaceAll('commandfor', 'absentfor')
        .replaceAll(/commandForElement|closedby/g, 'absent')
        // Buttons name their dialog: it is not simply the first of the page.
        .replace(/<body[^>]*>/, '$&<dialog aria-label="Another"></dialog>'),
    );
    await page.goto(routes.home[language]);
    const apply = page
      .getByRole('banner')
      .getByRole('button', { name: texts.site.navigation.apply });
    await apply.click();
    await expect(wizard.dialog).toBeVisible();
    await wizard.close.click();
    await expect(wizard.dialog).toBeHidden();
    await wizard.openHydrated();
    await page.keyboard.press('Escape');
    await expect(wizard.dialog).toBeHidden();
  });

  // Safari on a phone zooms into a field with smaller letters, and does not zoom out again.
  test('every field has 16 px text', nightly, async ({ page, texts, pageErrors }) => {
    pageErrors.expect(/413/);
    pageErrors.expect(/422/);
    await page.setViewportSize(phone);
    let count = 0;
    const expectLargeLetters = async () => {
      const fields = await page
        .locator('input:not([type=hidden],[type=range]), select, textarea')
        .evaluateAll((all) =>
          all.map((field) => ({
            field: field.id || field.outerHTML,
            size: Number.parseFloat(getComputedStyle(field).fontSize),
          })),
        );
      count += fields.length;
      expect(fields.filter(({ size }) => size < 16)).toEqual([]);
    };
    for (const kind of distinctLayouts) {
      await page.goto(pagePath(kind, language));
      await expectLargeLetters();
    }
    for (const { to, form, heading } of htmlForms) {
      await page.goto(routes.contact[language]);
      await postHtmlForm(page, to, form);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts.site.formPages[heading],
      );
      await expectLargeLetters();
    }
    expect(count).toBeGreaterThan(20);
  });
});

/** Attributes, selectors and methods of popovers are unknown, as in Safari 16 and Firefox 124. */
async function removePopoverSupport(page: Page): Promise<void> {
  await rewriteResponses(page, (text) =>
    text.replaceAll(':popover-open', ':absent').replaceAll(/ popover(?=[ =>])/g, ' data-absent'),
  );
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

/** Changes pages, scripts and style sheets on their way to the browser. */
async function rewriteResponses(page: Page, rewrite: (text: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const contentType = response.headers()['content-type'] ?? '';
    if (/html|css|javascript/.test(contentType)) {
      const body = rewrite(await response.text());
      await route.fulfill({ status: response.status(), contentType, body });
    } else await route.fulfill({ response });
  });
}
