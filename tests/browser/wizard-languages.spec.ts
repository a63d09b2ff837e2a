/** The wizard's language menu, which has more languages than the site. */
import { loanPath } from '../../src/domain/api.ts';
import { apr } from '../../src/domain/loan/annuity.ts';
import { termLimits } from '../../src/domain/loan/offer.ts';
import { formatNumber, formatRate } from '../../src/i18n/format.ts';
import {
  defaultLanguage,
  isSiteLanguage,
  type Language,
  languages,
  siteLanguages,
  wizardLanguages,
  wizardLanguagesFor,
} from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, nightly, test } from '../support/browser/fixtures.ts';
import { blockScripts } from '../support/browser/network.ts';
import { containing, toastIn } from '../support/browser/toasts.ts';
import { expectAllHydrated, expectPayment, textsIn, wizardOf } from '../support/browser/wizard.ts';
import { isFullRun } from '../support/prerequisites.ts';
import { applicant } from '../support/submission.ts';

/** Languages with pages are also tested on their own pages. */
const chosenLanguages = isFullRun
  ? wizardLanguages
  : wizardLanguages.filter((language) => !isSiteLanguage(language)).slice(0, 1);

for (const chosen of chosenLanguages) {
  const around = siteLanguages.filter((language) => language !== chosen);
  const language = around[wizardLanguages.indexOf(chosen) % around.length] ?? defaultLanguage;

  test(`${languages[language].label} page sends a request in ${languages[chosen].label}`, async ({
    page,
    service,
  }) => {
    const originalWizard = wizardOf(page, await textsIn(language));
    const texts = await textsIn(language, chosen);
    const wizard = wizardOf(page, texts);
    const { toasts, errors, confirmation } = texts.wizard;
    const menu = page.getByRole('dialog').getByRole('combobox');
    await page.goto(routes.home[language]);

    await test.step('the request begins in the page’s language', async () => {
      await originalWizard.openHydrated();
      await expect(menu).toHaveAccessibleName(originalWizard.texts.wizard.language);
      await expect(menu.getByRole('option')).toHaveText(
        wizardLanguagesFor(language).map((tag) => languages[tag].label),
      );
      await expect(menu).toHaveValue(language);
      await originalWizard.field('amount').fill('12000');
      await originalWizard.goTo(2);
      await originalWizard.field('profession').fill(applicant.profession);
      await menu.selectOption({ label: languages[chosen].label });
    });

    await test.step('error uses the chosen language', async () => {
      await expect(wizard.heading(2)).toBeVisible();
      await expect(wizard.dialog.locator('form')).toHaveAttribute('lang', chosen);
      await expect(menu).toHaveAccessibleName(texts.wizard.language);
      await expect(wizard.field('profession')).toHaveValue(applicant.profession);
      await wizard.next.click();
      // The region of the toasts keeps its name in the page's language.
      const title = toastIn(page, originalWizard.texts).getByText(toasts.incomplete.title);
      await expect(title).toBeVisible();
      expect(await title.evaluate((part) => part.closest<HTMLElement>('[lang]')?.lang)).toBe(
        chosen,
      );
      await expect(wizard.field('country')).toHaveAccessibleDescription(containing(errors.country));
    });

    await test.step('the loan is shown in the chosen language', async () => {
      await wizard.back.click();
      await expect(wizard.field('amount')).toHaveValue(formatNumber(12_000, chosen));
      await expectPayment(wizard.dialog, 12_000, termLimits.default, chosen);
      await expect(wizard.panel(1).getByText(formatRate(apr, chosen)).first()).toBeVisible();
    });

    await test.step('the request is sent in the chosen language', async () => {
      await wizard.goTo(3);
      await wizard.fillStep(3);
      const sent = page.waitForRequest(`**${loanPath}`);
      await wizard.submit.click();
      expect((await (await sent).allHeaders())['content-language']).toBe(chosen);
      await expect(toastIn(page, originalWizard.texts)).toContainText(toasts.sent.title);
      const [request] = await service.stored();
      expect(request).toMatchObject({ kind: 'loan', language: chosen, channel: 'json' });
      expect(request?.payload).toEqual({
        ...applicant,
        amount: 12_000,
        duration: termLimits.default,
      });
      const region = page.getByRole('region', { name: confirmation.title });
      await expect(region).toHaveAttribute('lang', chosen);
      await expect(region).toContainText(request?.reference ?? 'none');
    });
  });
}

test(
  'failed load keeps the current language',
  nightly,
  async ({ page, language, texts, wizard, pageErrors }) => {
    pageErrors.expect(/Failed to load resource/);
    const [other] = wizardLanguagesFor(language).slice(-1) as [Language];
    await wizard.openHydrated(routes.home[language]);
    const menu = wizard.dialog.getByRole('combobox', { name: texts.wizard.language });

    await expectAllHydrated(page);
    await expect(
      wizard.dialog.getByRole('group', { name: texts.wizard.compare.title }),
    ).toBeVisible();
    const unblockScripts = await blockScripts(page);
    const failed = page.waitForEvent('requestfailed');
    await menu.selectOption({ label: languages[other].label });
    await failed;
    await expect(menu).toHaveValue(language);
    await expect(wizard.dialog.locator('form')).toHaveAttribute('lang', language);
    await expect(wizard.heading(1)).toBeVisible();

    await unblockScripts();
    await menu.selectOption({ label: languages[other].label });
    await expect(wizardOf(page, await textsIn(language, other)).heading(1)).toBeVisible();
  },
);

test('cleared notice follows the chosen language', nightly, async ({ page }) => {
  const [chosen = defaultLanguage] = chosenLanguages;
  const originalWizard = wizardOf(page, await textsIn(defaultLanguage));
  const { wizard: texts } = await textsIn(defaultLanguage, chosen);
  await originalWizard.openAt(2, routes.home[defaultLanguage]);
  const { clear, cleared } = originalWizard.texts.wizard;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: clear }).click();
  await expect(dialog.getByText(cleared.text)).toBeVisible();
  await dialog.getByRole('combobox').selectOption({ label: languages[chosen].label });
  await expect(dialog.getByText(texts.cleared.text)).toBeVisible();
  await expect(dialog.getByText(cleared.text)).toHaveCount(0);
});
