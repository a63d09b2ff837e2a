/**
 * A browser that forbids the page to store anything: reading either storage throws, or only
 * writing does.
 */
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import {
  acceptButton,
  contactField,
  cookieBanner,
  expectScrollable,
  fillMessage,
  laterButton,
  sendButton,
} from '../support/browser/page-parts.ts';
import { applicant } from '../support/submission.ts';

test.use({ hasConsent: false });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
});

inLanguages((language) => {
  test('the banner asks once and locks nothing', nightly, async ({ page, texts }) => {
    for (const button of [acceptButton, laterButton]) {
      await page.goto(routes.home[language]);
      await expect(cookieBanner(page, texts)).toBeVisible();
      await expectScrollable(page);
      await button(page, texts).click();
      await expect(cookieBanner(page, texts)).toBeHidden();
      for (const name of [texts.site.footer.about, texts.site.meta.terms.title]) {
        const arrived = page.waitForEvent('load');
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
        await arrived;
        await expect(cookieBanner(page, texts)).toBeHidden();
        await expectScrollable(page);
      }
    }

    await test.step('also where storage is read-only', async () => {
      await page.addInitScript(() => {
        const value = {
          getItem: () => null,
          removeItem: () => {},
          setItem: () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          },
        };
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { configurable: true, value });
      });
      await page.goto(routes.home[language]);
      await expect(cookieBanner(page, texts)).toBeVisible();
      await expectScrollable(page);
      await laterButton(page, texts).click();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
      await expect(cookieBanner(page, texts)).toBeHidden();
      const arrived = page.waitForEvent('load');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: texts.site.footer.about })
        .click();
      await arrived;
      await expect(cookieBanner(page, texts)).toBeHidden();
    });
  });

  test('the contact form is hydrated and sends', nightly, async ({ page, texts, service }) => {
    await page.goto(routes.contact[language]);
    await acceptButton(page, texts).click();
    await contactField(page, texts, 'name').focus();
    await expect(page.getByRole('main').locator('form')).toHaveAttribute('novalidate', '');
    await fillMessage(page, texts);
    await sendButton(page, texts).click();
    await expect(page.getByRole('main').getByText(texts.site.contact.success)).toBeVisible();
    expect(await service.stored()).toMatchObject([{ kind: 'message', channel: 'json', language }]);
  });

  test('the wizard keeps answers and sends', nightly, async ({ page, texts, wizard, service }) => {
    await page.goto(routes.home[language]);
    await acceptButton(page, texts).click();
    await wizard.openAt(2);
    await wizard.fillStep(2);
    await wizard.close.press('Enter');
    await wizard.openHydrated();
    for (const name of stepFields[2]) await expect(wizard.field(name)).toHaveValue(applicant[name]);
    await wizard.next.press('Enter');
    await wizard.fillStep(3);
    await wizard.submit.press('Enter');
    await expect(wizard.dialog).toBeHidden();
    const [row] = await service.stored();
    const region = page.getByRole('region', { name: texts.wizard.confirmation.title });
    await expect(region).toContainText(row?.reference ?? 'none');
    const paper = region.getByRole('checkbox').first();
    await paper.press('Space');
    await expect(paper).toBeChecked();
  });
});
