/** Looking over the answers, changing one, sending, and what stays after it. */
import { loanPath } from '../../src/api.ts';
import { formatCount, formatMoney } from '../../src/i18n/format.ts';
import { inNameOrder } from '../../src/i18n/name-order.ts';
import { routes } from '../../src/i18n/routes.ts';
import { monthlyPayment } from '../../src/loan/annuity.ts';
import { loanSteps } from '../../src/loan/request.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import {
  applicant,
  fillContact,
  goToStep,
  openWizard,
  stepHeading,
  textsIn,
  wizardField,
} from '../support/browser/loan.ts';

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('shows all answers, leads to each and straight back', async ({ page }) => {
      const texts = await textsIn(language);
      const { wizard } = texts;
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      const review = dialog.getByRole('region', { name: wizard.review.title });
      const values = review.getByRole('definition');
      const loan = (amount: number) => [
        formatMoney(amount, language, 0),
        formatCount(12, wizard.estimate.months, language),
        formatMoney(monthlyPayment(amount, 12), language, 2),
      ];
      const person = loanSteps[1].map((field) => applicant[field]);
      await expect(values).toHaveText([...loan(5_000), ...person]);
      const next = dialog.getByRole('button', { name: wizard.buttons.next });
      const change = (name: string) =>
        review.getByRole('button', { name: `${wizard.review.change}: ${name}` });

      await test.step('the loan, skipping what is answered', async () => {
        await change(wizard.steps.loan).click();
        await expect(wizardField(dialog, texts, 'amount')).toBeFocused();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('8000');
        await next.click();
        await expect(stepHeading(dialog, texts, 3)).toBeVisible();
        await expect(review.getByRole('heading')).toBeFocused();
        await expect(values).toHaveText([...loan(8_000), ...person]);
      });

      await test.step('the person, with an error on the way', async () => {
        await change(wizard.steps.person).click();
        await expect(wizardField(dialog, texts, 'profession')).toBeFocused();
        await wizardField(dialog, texts, 'country').fill('');
        await next.click();
        await expect(wizardField(dialog, texts, 'country')).toBeFocused();
        await wizardField(dialog, texts, 'country').fill('Belgium');
        await page.keyboard.press('Enter');
        await expect(review.getByRole('heading')).toBeFocused();
        await expect(values.last()).toHaveText('Belgium');
      });

      await test.step('the steps lead on as before', async () => {
        await dialog.getByRole('button', { name: wizard.buttons.back }).click();
        await expect(stepHeading(dialog, texts, 2)).toBeFocused();
        await dialog.getByRole('button', { name: wizard.buttons.back }).click();
        await expect(stepHeading(dialog, texts, 1)).toBeFocused();
        await next.click();
        await expect(stepHeading(dialog, texts, 2)).toBeFocused();
      });
    });

    test('names the fields that are missing, and leads to each', async ({ page }) => {
      const texts = await textsIn(language);
      const { wizard } = texts;
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      const fields = inNameOrder(loanSteps[2], language);
      const drawn = dialog.locator('[data-panel="3"]').getByRole('textbox');
      for (const [index, field] of fields.entries())
        await expect(drawn.nth(index)).toHaveAccessibleName(wizard.fields[field]);
      await dialog.getByRole('button', { name: wizard.buttons.submit }).click();
      await expect(wizardField(dialog, texts, fields[0] ?? 'phone')).toBeFocused();
      const links = dialog.locator('[data-panel="3"]').getByRole('listitem').getByRole('link');
      await expect(dialog.getByText(wizard.missing)).toBeVisible();
      await expect(links).toHaveText(fields.map((field) => wizard.fields[field]));
      await links.last().click();
      await expect(wizardField(dialog, texts, 'phone')).toBeFocused();
      await page.keyboard.type('1');
      // Nothing moves while it is mended: the line stays, and says that it is done.
      await expect(links).toHaveCount(fields.length);
      await expect(
        dialog.getByRole('listitem').filter({ hasText: wizard.fields.phone }),
      ).toContainText(wizard.completed);
      await fillContact(dialog, texts);
      await wizardField(dialog, texts, 'email').fill('');
      await dialog.getByRole('button', { name: wizard.buttons.submit }).click();
      await expect(wizardField(dialog, texts, 'email')).toBeFocused();
      // A single one has its message beside it.
      await expect(links).toHaveCount(0);
    });

    test('keeps the button and the focus while it sends', async ({ page }) => {
      const texts = await textsIn(language);
      const { wizard } = texts;
      const answer = Promise.withResolvers<void>();
      await page.route(`**${loanPath}`, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);
      const submit = dialog.getByRole('button', { name: wizard.buttons.submit });
      const before = await submit.boundingBox();
      await submit.press('Enter');
      const sending = dialog.getByRole('button', { name: wizard.buttons.sending });
      await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await expect(sending).toBeFocused();
      expect(await sending.boundingBox()).toEqual(before);
      await expect(
        dialog.getByRole('status').filter({ hasText: wizard.buttons.sending }),
      ).toHaveCount(1);
      answer.resolve();
      await expect(dialog).toBeHidden();
    });

    test('confirms with a number to copy, what comes next, and a sheet to keep', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const texts = await textsIn(language);
      const { confirmation, fields } = texts.wizard;
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);
      await dialog.getByRole('button', { name: texts.wizard.buttons.submit }).click();
      const region = page.getByRole('region', { name: confirmation.title });
      await expect(region.getByRole('heading', { name: confirmation.title })).toBeFocused();
      await expect(region.getByRole('listitem')).toHaveText(
        Object.values(confirmation.steps).map(({ when, what }) => `${when}${what}`),
      );
      await region.getByRole('button', { name: confirmation.copy }).click();
      await expect(region.getByRole('status')).toHaveText(confirmation.copied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/);
      await expect(region).toContainText(copied);
      await expect(region.getByText(applicant.address)).toBeHidden();

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main')).toBeHidden();
      await expect(region.getByText(copied)).toBeVisible();
      await expect(region.getByText(fields.address, { exact: true })).toBeVisible();
      for (const value of Object.values(applicant))
        await expect(region.getByText(value, { exact: true })).toBeVisible();
      await expect(region.getByRole('button')).toHaveCount(0);
    });
  });
}
