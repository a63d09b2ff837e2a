/** The site without JavaScript: everything opens, leads on and arrives. */
import type { Page, Response } from 'playwright/test';
import { formControls } from '../../src/api.ts';
import { languages, siteLanguages } from '../../src/i18n/languages.ts';
import { inNameOrder } from '../../src/i18n/name-order.ts';
import { addressOf, pageNames, routes, sectionAddress } from '../../src/i18n/routes.ts';
import { type LoanField, loanFields, loanSteps } from '../../src/loan/request.ts';
import { cookieBanner } from '../support/browser/banner.ts';
import { contactField, fillMessage, message } from '../support/browser/contact.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  expectAbove,
  languageAfter,
  languageButton,
  languageList,
  twoLanguages,
} from '../support/browser/languages.ts';
import { applicant, stepHeading, textsIn, wizardField, wizardOf } from '../support/browser/loan.ts';

test.use({ javaScriptEnabled: false, hasConsent: false });

/** What a markup-minded visitor types. */
const hostile = '"><b>&amp;';

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('shows the wizard as one form, takes it in and answers with the reference', async ({
      page,
      service,
    }) => {
      const texts = await textsIn(language);
      const { site, wizard } = texts;
      const before = (await service.stored()).length;
      await page.goto(routes.home[language]);
      await page
        .getByRole('navigation')
        .getByRole('button', { name: site.navigation.apply })
        .click();
      const dialog = wizardOf(page, texts);
      await dialog.getByRole('button', { name: wizard.close }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('main').getByRole('button', { name: site.hero.apply }).first().click();
      for (const step of [1, 2, 3] as const)
        await expect(stepHeading(dialog, texts, step)).toBeVisible();
      // Close and submit; nothing that would need script.
      await expect(dialog.getByRole('button')).toHaveCount(2);
      for (const role of ['slider', 'combobox', 'list'] as const)
        await expect(dialog.getByRole(role)).toHaveCount(0);
      await expect(dialog.getByRole('textbox')).toHaveCount(loanFields.length);

      const answers = { ...applicant, amount: '€ 12.000,00', duration: '36' };
      for (const field of loanFields) await wizardField(dialog, texts, field).fill(answers[field]);
      const response = await submit(page, wizard.buttons.submit);

      expect(response.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.answers.loanReceived);
      const stored = (await service.stored()).slice(before);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ kind: 'loan', language, channel: 'form', marks: [] });
      expect(stored[0]?.payload).toEqual({ ...applicant, amount: 12_000, duration: 36 });
      await expect(page.getByRole('main')).toContainText(stored[0]?.reference ?? 'none');
      await expect(page.getByRole('link', { name: site.answers.home })).toHaveAttribute(
        'href',
        routes.home[language],
      );
    });

    test('gives an incomplete request back as typed, to be completed there', async ({
      page,
      service,
      noise,
    }) => {
      noise.expect(/422/);
      const texts = await textsIn(language);
      const { site, wizard } = texts;
      const before = (await service.stored()).length;
      await page.goto(routes.home[language]);
      await page.getByRole('main').getByRole('button', { name: site.hero.apply }).first().click();
      const dialog = wizardOf(page, texts);
      const typed = { profession: hostile, country: applicant.country };
      await wizardField(dialog, texts, 'amount').fill('€ 7.000,00');
      await wizardField(dialog, texts, 'profession').fill(typed.profession);
      await wizardField(dialog, texts, 'country').fill(typed.country);
      await wizardField(dialog, texts, 'firstName').fill('   ');
      const refused = await submit(page, wizard.buttons.submit);

      expect(refused.status()).toBe(422);
      expect((await service.stored()).length).toBe(before);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.answers.incomplete);
      const missing = inNameOrder([...loanSteps[1], ...loanSteps[2]], language).filter(
        (field) => !(field in typed),
      );
      const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(listed).toHaveText(missing.map((field) => wizard.fields[field]));
      const answer = (field: LoanField) => wizardField(page.getByRole('main'), texts, field);
      await expect(answer('amount')).toHaveValue('€ 7.000,00');
      await expect(answer('profession')).toHaveValue(typed.profession);
      await expect(answer('country')).toHaveValue(typed.country);
      await expect(answer('firstName')).toHaveAccessibleDescription(wizard.errors.firstName);

      await listed.first().click();
      for (const field of missing) await answer(field).fill(applicant[field]);
      const accepted = await submit(page, wizard.buttons.submit);

      expect(accepted.status()).toBe(200);
      const stored = (await service.stored()).slice(before);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ language, channel: 'form' });
      expect(stored[0]?.payload).toEqual({
        ...applicant,
        profession: hostile,
        amount: 7_000,
        duration: 12,
      });
      await expect(page.getByRole('main')).toContainText(stored[0]?.reference ?? 'none');
    });

    test('takes a message in, complete at once or after a second try', async ({
      page,
      service,
      noise,
    }) => {
      noise.expect(/422/);
      const texts = await textsIn(language);
      const { site } = texts;
      const before = (await service.stored()).length;
      await page.goto(routes.contact[language]);
      await fillMessage(page, texts);
      await contactField(page, texts, 'subject').fill('  ');
      await contactField(page, texts, 'message').fill(`${hostile}</textarea>`);
      const refused = await submit(page, site.contact.submit);

      expect(refused.status()).toBe(422);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.answers.incomplete);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
        site.contact.fields.subject,
      );
      await expect(contactField(page, texts, 'name')).toHaveValue(message.name);
      await expect(contactField(page, texts, 'email')).toHaveValue(message.email);
      await expect(contactField(page, texts, 'message')).toHaveValue(`${hostile}</textarea>`);

      await contactField(page, texts, 'subject').fill(message.subject);
      const accepted = await submit(page, site.contact.submit);
      expect(accepted.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        site.answers.messageReceived,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const stored = (await service.stored()).slice(before);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ kind: 'message', language, channel: 'form', marks: [] });
      expect(stored[0]?.payload).toEqual({ ...message, message: `${hostile}</textarea>` });
      await expect(page.getByRole('main')).toContainText(stored[0]?.reference ?? 'none');
    });

    test('leads through questions, sections and languages', async ({ page, baseURL }) => {
      const texts = await textsIn(language);
      const { site } = texts;
      await page.goto(routes.home[language]);
      await expect(cookieBanner(page, texts)).toBeHidden();
      await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} /);
      await expect(page.getByRole('button', { name: site.footer.cookieChoice })).toBeHidden();
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

      const questions = page.locator('#faq details');
      for (const question of [questions.first(), questions.last()]) {
        await question.locator('summary').click();
        await expect(question.getByRole('paragraph').first()).toBeVisible();
        await expect(page.locator('#faq details[open]')).toHaveCount(1);
      }
      await questions.last().locator('summary').click();
      await expect(page.locator('#faq details[open]')).toHaveCount(0);

      // From another page, by the address alone.
      await page.goto(routes.contact[language]);
      await page
        .getByRole('navigation', { name: site.navigation.label })
        .getByRole('link', { name: site.navigation.testimonials })
        .click();
      await expect(page).toHaveURL(`${baseURL}${sectionAddress('testimonials', language)}`);
      await expect(page.locator('#testimonials')).toBeInViewport();

      const other = languageAfter(language);
      const button = languageButton(page, texts, language);
      await button.click();
      await expectAbove(languageList(page), button);
      await languageList(page).getByRole('link', { name: languages[other].label }).click();
      await expect(page).toHaveURL(`${baseURL}${routes.home[other]}`);
    });

    test('opens the menu of a narrow screen', async ({ page, baseURL }) => {
      const { site } = await textsIn(language);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(routes.about[language]);
      const menu = page.getByRole('navigation', { name: site.navigation.label });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: site.navigation.menu, exact: true }).click();
      await menu.getByRole('link', { name: site.navigation.contact, exact: true }).click();
      await expect(page).toHaveURL(`${baseURL}${routes.contact[language]}`);
      await expect(menu).toBeHidden();
    });
  });
}

test('is read from above to below where no style arrives either', async ({ page }) => {
  for (const language of siteLanguages)
    for (const ref of [...pageNames, { article: 1 }]) {
      const address = addressOf(ref, language);
      await page.goto(address);
      const { widest, sideways, hours } = await page.evaluate(() => {
        for (const style of document.querySelectorAll('style, link[rel="stylesheet"]'))
          style.remove();
        const widths = [...document.querySelectorAll('svg')].map(
          (icon) => icon.getBoundingClientRect().width,
        );
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          widest: Math.max(...widths),
          sideways: scrollWidth - clientWidth,
          hours: document.querySelector<HTMLElement>('.opening-hours')?.innerText.split('\n')
            .length,
        };
      });
      expect([address, widest <= 32, sideways, hours ?? 14]).toEqual([address, true, 0, 14]);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.locator(`main [name=${formControls.honeypot}]`)).toBeHidden();
    }
});

/** Presses the form's button and waits for the page that answers it. */
async function submit(page: Page, name: string): Promise<Response> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.request().isNavigationRequest(),
  );
  await page.getByRole('button', { name, exact: true }).click();
  const response = await answered;
  await page.waitForLoadState();
  return response;
}
