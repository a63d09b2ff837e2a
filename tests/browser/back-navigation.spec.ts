/** A page that the browser loads again, and whose fields it would restore. */
import type { Page } from 'playwright/test';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import { languages, wizardLanguages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import {
  expectAllHydrated,
  expectPayment,
  heroButton,
  textsIn,
  wizardOf,
} from '../support/browser/wizard.ts';

inLanguages((language) => {
  test('the wizard’s language menu names its language', nightly, async ({ page, wizard }) => {
    const chosen = wizardLanguages.find((other) => other !== language) ?? language;
    await wizard.openHydrated(routes.home[language]);
    const menu = page.getByRole('dialog').getByRole('combobox');
    await menu.selectOption({ label: languages[chosen].label });
    await expect(wizardOf(page, await textsIn(language, chosen)).heading(1)).toBeVisible();
    await page.goto(routes.terms[language]);
    await page.goBack();
    if (!(await wizard.dialog.isVisible())) await heroButton(page, wizard.texts).click();
    await expect(wizard.heading(1)).toBeVisible();
    await expect(menu).toHaveValue(language);
  });

  test('typed text wins over restored text', async ({ page, texts, wizard }) => {
    const { dialog, field, close } = wizard;
    await wizard.openHydrated(routes.home[language]);
    await field('amount').fill('12500');
    await wizard.goTo(2);
    await field('profession').fill('Hanna');
    await close.press('Enter');
    await page.reload();
    await restoreFields(page, { amount: '9000', profession: 'Anna' });
    await wizard.openHydrated();
    await expectAllHydrated(page);
    await expect(field('profession')).toHaveValue('Hanna');
    await expectPayment(page.getByRole('main'), 12_500, termLimits.default, language);

    await test.step('cleared answers stay cleared', async () => {
      await dialog.getByRole('button', { name: texts.wizard.clear }).press('Enter');
      await close.press('Enter');
      await page.reload();
      await restoreFields(page, { amount: '9000', profession: 'Anna' });
      await wizard.openHydrated();
      await expectAllHydrated(page);
      await expect(field('amount')).toHaveValue(formatNumber(amountLimits.default, language));
      const main = page.getByRole('main');
      await expectPayment(main, amountLimits.default, termLimits.default, language);
      await wizard.goTo(2);
      await expect(field('profession')).toHaveValue('');
      const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
      expect(kept).not.toContain('Anna');
    });
  });
});

/**
 * Fills in fields as browsers without a page cache do when a page comes back: after parsing,
 * without any event.
 */
async function restoreFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((restored) => {
    for (const [name, value] of Object.entries(restored))
      for (const field of document.querySelectorAll<HTMLInputElement>(
        `[name="${name}"], #hero-${name}`,
      ))
        field.value = value;
  }, values);
}
