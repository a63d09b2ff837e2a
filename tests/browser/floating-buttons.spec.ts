/** The floating buttons: the language menu, and the chat link on the home page. */
import type { Locator, Page } from 'playwright/test';
import { companyProfile } from '../../src/domain/company.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { languageButton, languageList } from '../support/browser/languages.ts';
import { cookieBanner } from '../support/browser/page-parts.ts';
import type { Texts } from '../support/browser/wizard.ts';

const phone = { width: 390, height: 844 };

inLanguages((language) => {
  test.describe('on a first visit', () => {
    test.use({ hasConsent: false });

    test('buttons stay above the cookie banner', async ({ page, texts }) => {
      await page.setViewportSize(phone);
      await page.goto(routes.home[language]);
      // Focus scrolls a locked page down, and no wheel scrolls it back.
      const scrolled = page.evaluate(
        () => new Promise((resolve) => addEventListener('scroll', () => resolve(null))),
      );
      await page.getByRole('main').getByRole('textbox').first().focus();
      await scrolled;
      await expect(languageButton(page, texts, language)).toBeInViewport({ ratio: 1 });
      for (const size of [phone, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size);
        await expect(cookieBanner(page, texts)).toBeInViewport({ ratio: 1 });
        // A trial click fails when something covers the button.
        await languageButton(page, texts, language).click({ trial: true });
        // A small screen has no room for the chat, too.
        if (size.width < 1_000) await expect(chatLink(page, texts)).toBeHidden();
        else await chatLink(page, texts).click({ trial: true });
      }
      await languageButton(page, texts, language).click();
      await expect(languageList(page)).toBeVisible();
    });
  });

  test('buttons hide scrolling down, return scrolling up', async ({ page, texts }) => {
    await page.setViewportSize(phone);
    await page.goto(routes.home[language]);
    const parts = [languageButton(page, texts, language), chatLink(page, texts)];
    const expectThere = async () => {
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    };
    const expectAside = async () => {
      for (const part of parts) await expect(part).not.toBeInViewport();
    };
    await expectThere();
    await page.mouse.wheel(0, 600);
    await expectAside();
    await page.mouse.wheel(0, -100);
    await expectThere();
    await page.mouse.wheel(0, 300);
    await expectAside();
    await parts[0]?.focus();
    await expect(languageButton(page, texts, language)).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').focus();
    await page.mouse.wheel(0, 99_999);
    await expectThere();
  });
});

/** The link names its service. */
function chatLink(page: Page, { site }: Texts): Locator {
  return page.getByRole('link', { name: `${site.chat.text}: ${companyProfile.chatService}` });
}
