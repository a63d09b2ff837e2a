/** The site without JavaScript: pages open, links lead on, forms arrive. */
import type { Page, Response } from 'playwright/test';
import { contactFields } from '../../src/domain/contact-message.ts';
import { exampleBudget, loansByTerm } from '../../src/domain/loan/largest-loan.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { loanFields } from '../../src/domain/loan/request.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatCount, formatMoney, formatTerm } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { languages } from '../../src/i18n/languages.ts';
import { orderFields } from '../../src/i18n/order-fields.ts';
import { routes, sectionHref } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { languageAfter, languageButton, languageList } from '../support/browser/languages.ts';
import { contactField, cookieBanner, fillMessage } from '../support/browser/page-parts.ts';
import { heroButton } from '../support/browser/wizard.ts';
import { applicant, message } from '../support/submission.ts';

test.use({ javaScriptEnabled: false, hasConsent: false });

/** Input that would break unescaped markup and templates. */
const markup = '"><b>&amp;</textarea> {{values.email}} {{#errors.name}} {{{reference}}} $& $1';

inLanguages((language) => {
  test('wizard form returns input until complete', async ({
    page,
    texts: { site, wizard: wizardTexts },
    texts,
    wizard,
    service,
    pageErrors,
  }) => {
    pageErrors.expect(/422/);
    const { dialog, field } = wizard;
    await page.goto(routes.home[language]);
    await page.getByRole('navigation').getByRole('button', { name: site.navigation.apply }).click();
    await wizard.close.click();
    await expect(dialog).toBeHidden();
    await heroButton(page, texts).click();
    for (const step of [1, 2, 3] as const) await expect(wizard.heading(step)).toBeVisible();
    // Only Close and Submit: no button needs script.
    await expect(dialog.getByRole('button')).toHaveCount(2);
    for (const role of ['slider', 'combobox', 'list'] as const)
      await expect(dialog.getByRole(role)).toHaveCount(0);
    await expect(dialog.getByRole('textbox')).toHaveCount(loanFields.length);

    const typed = { amount: '€ 7.000,00', profession: markup, country: applicant.country };
    for (const name of ['amount', 'profession', 'country'] as const)
      await field(name).fill(typed[name]);
    await field('firstName').fill('\u3164');
    expect((await submit(page, wizardTexts.buttons.submit)).status()).toBe(422);
    expect(await service.stored()).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.formPages.incomplete);
    const missing = orderFields([...stepFields[2], ...stepFields[3]], language).filter(
      (name) => !(name in typed),
    );
    const listed = page.getByRole('main').getByRole('list').first().getByRole('link');
    await expect(listed).toHaveText(missing.map((name) => wizardTexts.fields[name]));
    await expect(listed.first()).toHaveAccessibleDescription(
      wizardTexts.errors[missing[0] ?? 'address'],
    );
    const answerField = (name: keyof typeof wizardTexts.fields) =>
      page.getByRole('main').getByRole('textbox', { name: wizardTexts.fields[name], exact: true });
    for (const name of ['amount', 'profession', 'country'] as const)
      await expect(answerField(name)).toHaveValue(typed[name]);
    for (const [at, name] of orderFields(['firstName', 'lastName'] as const, language).entries())
      await expect(answerField(name)).toHaveAccessibleDescription(
        `${wizardTexts.hints[at === 0 ? 'fullName' : 'oneName']} ${wizardTexts.errors[name]}`,
      );

    await listed.first().click();
    for (const name of missing) await answerField(name).fill(applicant[name]);
    expect((await submit(page, wizardTexts.buttons.submit)).status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.formPages.loanReceived);
    const stored = await service.stored();
    expect(stored).toMatchObject([{ kind: 'loan', language, channel: 'form', marks: [] }]);
    expect(stored[0]?.payload).toEqual({
      ...applicant,
      profession: markup,
      amount: 7_000,
      duration: termLimits.default,
    });
    await expect(page.getByRole('main')).toContainText(stored[0]?.reference ?? 'none');
    await page.getByRole('link', { name: site.formPages.home }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

  test('a sent form is empty after Back', nightly, async ({ page, texts, wizard }) => {
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await submit(page, texts.site.contact.submit);
    await page.goBack();
    for (const field of contactFields)
      await expect(contactField(page, texts, field)).toHaveValue('');

    await page.goto(routes.home[language]);
    await heroButton(page, texts).click();
    for (const [name, text] of Object.entries(applicant))
      await wizard.field(name as keyof typeof applicant).fill(text);
    await submit(page, texts.wizard.buttons.submit);
    await page.goBack();
    await heroButton(page, texts).click();
    await expect(wizard.field('firstName')).toHaveValue('');
    await expect(wizard.field('monthlyIncome')).toHaveValue('');
  });

  test('contact form keeps input until complete', async ({ page, texts, service, pageErrors }) => {
    pageErrors.expect(/422/);
    const { contact, formPages } = texts.site;
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await contactField(page, texts, 'subject').fill('  ');
    await contactField(page, texts, 'message').fill(markup);
    expect((await submit(page, contact.submit)).status()).toBe(422);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formPages.incomplete);
    const missing = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(missing).toHaveText(contact.fields.subject);
    for (const [name, value] of [
      ['name', message.name],
      ['email', message.email],
      ['message', markup],
    ] as const)
      await expect(contactField(page, texts, name)).toHaveValue(value);

    await contactField(page, texts, 'subject').fill(message.subject);
    expect((await submit(page, contact.submit)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formPages.messageReceived);
    const stored = await service.stored();
    expect(stored).toMatchObject([{ kind: 'message', language, channel: 'form', marks: [] }]);
    expect(stored[0]?.payload).toEqual({ ...message, message: markup });
    await expect(page.getByRole('main')).toContainText(stored[0]?.reference ?? 'none');
  });

  test('hero labels bars and payment as an example', async ({ page, texts }) => {
    const { estimate } = texts.wizard;
    const amount = formatMoney(amountLimits.default, language, 0);
    const term = formatTerm(termLimits.default, estimate, language);
    await page.goto(routes.home[language]);
    await expect(
      page.getByRole('main').getByText(interpolate(estimate.exampleOnly, { amount, term })),
    ).toBeVisible();
    await expect(page.locator('main svg:has(> path + path)').first()).toBeVisible();
    await page.getByText(texts.wizard.budget.title, { exact: true }).click();
    const table = page.getByRole('main').getByRole('table');
    await expect(table).toHaveAccessibleName(
      `${texts.wizard.fields.amount} (${estimate.payment}: ${formatMoney(exampleBudget, language, 0)})`.replaceAll(
        /\s/g,
        ' ',
      ),
    );
    await expect(table.getByRole('row')).toHaveText(
      loansByTerm(exampleBudget)
        .filter((_, index) => index % 2 === 1)
        .map(
          ({ amount, term }) =>
            formatCount(term, estimate.months, language) + formatMoney(amount, language, 0),
        ),
    );
  });

  test('questions, links and menus work', async ({ page, baseURL, texts }) => {
    const { navigation, footer } = texts.site;
    await page.goto(routes.home[language]);
    await expect(cookieBanner(page, texts)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} /);
    await expect(page.getByRole('button', { name: footer.cookieChoice })).toBeHidden();
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

    // From another page, by the fragment alone.
    await page.goto(routes.contact[language]);
    const menu = page.getByRole('navigation', { name: navigation.label });
    await menu.getByRole('link', { name: navigation.testimonials }).click();
    await expect(page).toHaveURL(`${baseURL}${sectionHref('testimonials', language)}`);
    await expect(page.locator('#testimonials')).toBeInViewport();

    const other = languageAfter(language);
    await languageButton(page, texts, language).click();
    await languageList(page).getByRole('link', { name: languages[other].label }).click();
    await expect(page).toHaveURL(`${baseURL}${routes.home[other]}`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.about[language]);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: navigation.menu, exact: true }).click();
    await menu.getByRole('link', { name: navigation.contact, exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}${routes.contact[language]}`);
    await expect(menu).toBeHidden();
  });
});

/** Presses the form's button and waits for the form page. */
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
