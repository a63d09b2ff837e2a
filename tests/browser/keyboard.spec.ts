/** Keyboard only: every control is reached in reading order, and the focus is always visible. */
import { contactFields } from '../../src/domain/contact-message.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { orderFields } from '../../src/i18n/order-fields.ts';
import { type PageRef, pagePath, routes, sectionHref } from '../../src/i18n/routes.ts';
import { hydratedSelector } from '../../src/islands/astro-island.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import {
  languageAfter,
  languageButton,
  languageList,
  longWordLanguages,
} from '../support/browser/languages.ts';
import {
  acceptButton,
  contactField,
  cookieBanner,
  fillMessage,
  laterButton,
  sendButton,
} from '../support/browser/page-parts.ts';
import { expectToast, pauseClock, toastIn } from '../support/browser/toasts.ts';
import { expectHydrated, heroButton } from '../support/browser/wizard.ts';
import { isFullRun } from '../support/prerequisites.ts';
import { applicant, message } from '../support/submission.ts';
import { countVisibleStops, expectTabOrder, tabTo } from './focus.ts';

// Without smooth scrolling, positions are final at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tabOrderPages: readonly PageRef[] = ['home', 'contact', 'blog', 'terms', { article: 1 }];

const widths = [1280, 390];

inLanguages((language) => {
  test('keyboard completes a loan request', async ({ page, texts, wizard, service }) => {
    const { heading, field } = wizard;
    await page.goto(routes.home[language]);
    await tabTo(page, page.getByRole('link', { name: texts.site.navigation.skip }), 1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, heroButton(page, texts), 1);
    await page.keyboard.press('Enter');
    await expectHydrated(wizard.dialog);
    await tabTo(page, field('amount'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('12.000');
    const { amountSlider } = texts.wizard.controls;
    await tabTo(page, wizard.dialog.getByRole('slider', { name: amountSlider }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (const step of [2, 3] as const) {
      await expect(heading(step)).toBeFocused();
      for (const name of orderFields(stepFields[step], language)) {
        await tabTo(page, field(name), 1);
        await page.keyboard.type(applicant[name as keyof typeof applicant]);
      }
      await page.keyboard.press('Enter');
    }
    await expect(wizard.dialog).toBeHidden();
    const { title } = texts.wizard.confirmation;
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    const rows = await service.stored();
    expect(rows[0]?.payload).toEqual({
      ...applicant,
      amount: 12_000 + amountLimits.step,
      duration: termLimits.default,
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await expect(heroButton(page, texts)).toBeFocused();
  });

  test('the open wizard keeps the focus visible', async ({ page, wizard }) => {
    await wizard.openHydrated(routes.home[language]);
    for (const key of ['Tab', 'Shift+Tab']) {
      expect(await countVisibleStops(page, key)).toBeGreaterThan(10);
    }
    await wizard.goTo(2);
    expect(await countVisibleStops(page, 'Tab')).toBeGreaterThan(stepFields[2].length);
  });
});

inLanguages((language) => {
  for (const width of isFullRun ? widths : widths.slice(0, 1)) {
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('keyboard reaches cards and opens questions', async ({ page }) => {
        await page.goto(routes.home[language]);
        for (const button of await page.locator('#services').getByRole('button').all())
          await tabTo(page, button);
        const question = page.locator('#faq details').first();
        await tabTo(page, question.locator('summary'));
        await page.keyboard.press('Enter');
        await expect(question).toHaveAttribute('open');
        await page.keyboard.press('Space');
        await expect(question).not.toHaveAttribute('open');
      });

      test('Tab continues from the section of a link', async ({ page, texts }) => {
        const { navigation } = texts.site;
        await page.goto(routes.about[language]);
        if (width < 600) {
          await tabTo(page, page.getByRole('button', { name: navigation.menu, exact: true }));
          await page.keyboard.press('Enter');
        }
        const bar = page.getByRole('navigation', { name: navigation.label });
        await tabTo(page, bar.locator(`a[href="${sectionHref('faq', language)}"]`));
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${routes.home[language]}`);
        await expect(page.locator('#faq')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('#faq :focus')).toHaveCount(1);
      });

      test('keyboard sends a message', async ({ page, texts }) => {
        await page.goto(routes.contact[language]);
        for (const field of contactFields) {
          await tabTo(page, contactField(page, texts, field));
          await page.keyboard.insertText(message[field]);
        }
        await tabTo(page, sendButton(page, texts));
        await page.keyboard.press('Enter');
        await expectToast(page, texts, texts.site.contact.toasts.sent, 'success');
      });

      test('keyboard changes the language in the footer', async ({ page }) => {
        const other = pagePath('contact', languageAfter(language));
        await page.goto(routes.contact[language]);
        await tabTo(page, page.getByRole('contentinfo').locator(`a[href="${other}"]`).last());
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${other}`);
      });

      for (const kind of isFullRun ? tabOrderPages : tabOrderPages.slice(0, 2)) {
        test(`Tab visits ${pagePath(kind, language)} in reading order`, async ({ page }) => {
          await page.goto(pagePath(kind, language));
          await expectTabOrder(page);
        });
      }
    });
  }
});

/** A phone, and a window of 1280 pixels at 400 %. */
const smallWindows = [
  { width: 320, height: 256 },
  ...(isFullRun ? [{ width: 390, height: 844 }] : []),
];

inLanguages((language) => {
  for (const viewport of smallWindows) {
    test.describe(`in ${viewport.width} × ${viewport.height} pixels`, () => {
      test.use({ viewport });

      test.describe('on a first visit', () => {
        test.use({ hasConsent: false });

        for (const kind of ['home', 'contact'] as const) {
          test(`cookie banner comes first on ${kind}`, nightly, async ({ page, texts }) => {
            await page.goto(routes[kind][language]);
            await tabTo(
              page,
              page.getByRole('link', { name: texts.site.cookieBanner.policy }).first(),
              2,
            );
            await expectTabOrder(page);
          });
        }
      });

      test('Tab passes each stop of the wizard once', nightly, async ({ page, texts, wizard }) => {
        await page.clock.install();
        await page.goto(routes.home[language]);
        await heroButton(page, texts).press('Enter');
        await expectHydrated(wizard.dialog);
        await wizard.goTo(2);
        await wizard.next.press('Enter');
        await expect(wizard.field(stepFields[2][0])).toBeFocused();
        await expect(toastIn(wizard.dialog, texts)).toBeVisible();
        await pauseClock(page);
        await expectTabOrder(page);
      });
    });
  }
}, longWordLanguages);

/** The widths and heights at which a toast takes much of the window. */
const toastWindows = [
  [390, 844],
  [320, 568],
  [320, 256],
] as const;

inLanguages((language) => {
  test('focus stays visible beside the toast', nightly, async ({ page, texts }) => {
    await page.clock.install();
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await sendButton(page, texts).press('Enter');
    await expect(toastIn(page, texts)).toBeVisible();
    await pauseClock(page);
    for (const [width, height] of toastWindows) {
      await page.setViewportSize({ width, height });
      await countVisibleStops(page, 'Tab');
      expect(await countVisibleStops(page, 'Shift+Tab')).toBeGreaterThan(contactFields.length);
    }
  });

  test.describe('on a first visit to an article', () => {
    test.use({ hasConsent: false });

    test('focus stays visible below the confirmation', nightly, async ({ page, texts, wizard }) => {
      await page.clock.install();
      await page.goto(pagePath({ article: 1 }, language));
      await page.locator('main [commandfor="loan-wizard"]').press('Enter');
      await expectHydrated(wizard.dialog);
      await wizard.goTo(3);
      await wizard.fillStep(3);
      await wizard.submit.press('Enter');
      const heading = page.getByRole('heading', { name: texts.wizard.confirmation.title });
      await expect(heading).toBeFocused();
      await expect(toastIn(page, texts)).toBeVisible();
      await pauseClock(page);
      for (const [width, height] of toastWindows) {
        await page.setViewportSize({ width, height });
        for (const key of ['Tab', 'Shift+Tab']) {
          await heading.focus();
          expect(await countVisibleStops(page, key)).toBeGreaterThan(0);
        }
      }
    });
  });
}, longWordLanguages);

test.describe('on a first visit to a phone', () => {
  test.use({ hasConsent: false, viewport: { width: 390, height: 844 } });

  test('closing the banner restores focus', async ({ page, texts }) => {
    await page.goto(routes.contact[defaultLanguage]);
    await acceptButton(page, texts).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    const reopenButton = page.getByRole('button', { name: texts.site.footer.cookieChoice });
    for (const key of ['Escape', 'Enter']) {
      await reopenButton.press('Enter');
      await expect(cookieBanner(page, texts).getByRole('heading')).toBeFocused();
      if (key === 'Enter') await laterButton(page, texts).focus();
      await page.keyboard.press(key);
      await expect(cookieBanner(page, texts)).toBeHidden();
      await expect(reopenButton).toBeFocused();
    }
  });

  test('the focus that leaves the menu is visible', async ({ page, texts: { site } }) => {
    await page.goto(routes.privacy[defaultLanguage]);
    await page.keyboard.press('Escape');
    const toggle = page.getByRole('button', { name: site.navigation.menu, exact: true });
    await toggle.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('navigation', { name: site.navigation.label })).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link').nth(1));
  });

  test('the language list closes when focus leaves it', async ({ page, texts }) => {
    await page.goto(routes.home[defaultLanguage]);
    await page.keyboard.press('Escape');
    await languageButton(page, texts, defaultLanguage).last().press('Enter');
    await expect(page.locator(hydratedSelector, { has: languageList(page) })).toBeAttached();
    await expect(languageList(page)).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('button').first());
    await expect(languageList(page)).toBeHidden();
  });

  test('closing the language list restores focus', async ({ page, texts: { site } }) => {
    await page.goto(routes.contact[defaultLanguage]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: site.navigation.menu, exact: true }).press('Enter');
    const menu = page.getByRole('navigation', { name: site.navigation.label });
    const languages = menu.getByRole('button').first();
    await languages.press('Enter');
    await tabTo(page, languageList(page).getByRole('link').first(), 5);
    await expect(page.locator(hydratedSelector, { has: languageList(page) })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(languageList(page)).toBeHidden();
    await expect(languages).toBeFocused();
  });
});
