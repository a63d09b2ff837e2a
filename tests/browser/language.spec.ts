/** The wizard's own language menu: nine languages, whatever the page's. */
import { idempotencyHeader, loanPath } from '../../src/api.ts';
import { formatMoney, formatNumber } from '../../src/i18n/format.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  type SiteLanguage,
  siteLanguages,
  wizardLanguages,
  wizardLanguagesFor,
} from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';
import { monthlyPayment } from '../../src/loan/annuity.ts';
import { loanSteps } from '../../src/loan/request.ts';
import { cutScripts } from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  applicant,
  fillContact,
  openWizard,
  stepHeading,
  textsIn,
  wizardField,
  wizardOf,
} from '../support/browser/loan.ts';
import { toastIn } from '../support/browser/toasts.ts';

for (const [index, chosen] of wizardLanguages.entries()) {
  const around = siteLanguages.filter((language) => language !== chosen);
  const language = around[index % around.length] ?? defaultLanguage;

  test(`takes a request in ${languages[chosen].label} on a page in ${languages[language].label}`, async ({
    page,
    service,
  }) => {
    const pageTexts = await textsIn(language);
    const texts = { site: pageTexts.site, wizard: await wizardMessages(chosen) };
    const { wizard } = texts;
    await page.goto(routes.home[language]);
    const before = await openWizard(page, pageTexts);
    const menu = before.getByRole('combobox', { name: pageTexts.wizard.language });
    const offered = wizardLanguagesFor(language);
    expect(offered).toHaveLength(9);
    await expect(menu.getByRole('option')).toHaveText(offered.map((tag) => languages[tag].label));
    await expect(menu).toHaveValue(language);

    // Begun in one language …
    await wizardField(before, pageTexts, 'amount').fill('12000');
    await before.getByRole('button', { name: pageTexts.wizard.buttons.next }).click();
    await wizardField(before, pageTexts, 'profession').fill(applicant.profession);
    await menu.selectOption({ label: languages[chosen].label });

    // … and finished in the other.
    const dialog = wizardOf(page, texts);
    await expect(stepHeading(dialog, texts, 2)).toBeVisible();
    await expect(dialog.locator('form')).toHaveAttribute('lang', chosen);
    await expect(dialog.getByRole('combobox', { name: wizard.language })).toHaveValue(chosen);
    await expect(wizardField(dialog, texts, 'profession')).toHaveValue(applicant.profession);
    await dialog.getByRole('button', { name: wizard.buttons.next }).click();
    const toast = toastIn(page, pageTexts);
    await expect(toast.getByText(wizard.toasts.incomplete.title)).toBeVisible();
    await expect(toast.getByText(wizard.toasts.incomplete.description)).toBeVisible();
    expect(await toast.getByText(wizard.toasts.incomplete.title).evaluate(spokenIn)).toBe(chosen);
    await expect(wizardField(dialog, texts, 'country')).toHaveAccessibleDescription(
      wizard.errors.country,
    );

    await dialog.getByRole('button', { name: wizard.buttons.back }).click();
    await expect(wizardField(dialog, texts, 'amount')).toHaveValue(formatNumber(12_000, chosen));
    await expect(dialog.locator('output')).toHaveText(
      formatMoney(monthlyPayment(12_000, 12), chosen, 2),
    );
    await dialog.getByRole('button', { name: wizard.buttons.next }).click();
    for (const field of loanSteps[1])
      await wizardField(dialog, texts, field).fill(applicant[field]);
    await dialog.getByRole('button', { name: wizard.buttons.next }).click();
    await fillContact(dialog, texts);
    const sent = page.waitForRequest(`**${loanPath}`);
    await dialog.getByRole('button', { name: wizard.buttons.submit }).click();

    const headers = await (await sent).allHeaders();
    expect(headers['content-language']).toBe(chosen);
    expect(headers[idempotencyHeader.toLowerCase()]).toBeTruthy();
    await expect(toast).toContainText(wizard.toasts.sent.title);
    const confirmation = page.getByRole('region', { name: wizard.confirmation.title });
    await expect(confirmation).toHaveAttribute('lang', chosen);
    const [request] = (await service.stored()).slice(-1);
    expect(request).toMatchObject({ kind: 'loan', language: chosen, channel: 'json' });
    expect(request?.payload).toEqual({ ...applicant, amount: 12_000, duration: 12 });
    await expect(confirmation).toContainText(request?.reference ?? 'none');
  });
}

test('keeps the present language when another cannot be fetched', async ({ page, noise }) => {
  noise.expect(/Failed to load resource/);
  const language: SiteLanguage = defaultLanguage;
  const [other] = wizardLanguagesFor(language).slice(-1) as [Language];
  const pageTexts = await textsIn(language);
  const texts = { site: pageTexts.site, wizard: await wizardMessages(other) };
  await page.goto(routes.home[language]);
  const dialog = await openWizard(page, pageTexts);
  const menu = dialog.getByRole('combobox', { name: pageTexts.wizard.language });
  await wizardField(dialog, pageTexts, 'amount').fill('7000');

  const restore = await cutScripts(page);
  const failed = page.waitForEvent('requestfailed');
  await menu.selectOption({ label: languages[other].label });
  await failed;
  await expect(menu).toHaveValue(language);
  await expect(dialog.locator('form')).toHaveAttribute('lang', language);
  await expect(stepHeading(dialog, pageTexts, 1)).toBeVisible();
  await dialog.getByRole('button', { name: pageTexts.wizard.buttons.next }).click();
  await expect(stepHeading(dialog, pageTexts, 2)).toBeVisible();

  await restore();
  await menu.selectOption({ label: languages[other].label });
  await expect(stepHeading(wizardOf(page, texts), texts, 2)).toBeVisible();
});

/** The language that a screen reader would read an element's text in. */
function spokenIn(element: HTMLElement | SVGElement): string | undefined {
  return element.closest<HTMLElement>('[lang]')?.lang;
}
