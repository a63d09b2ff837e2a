/** The repayment table: fetched when it is opened, in agreement with the estimate, and printed alone. */
import type { Locator, Page } from 'playwright/test';
import { formatCount, formatMoney, formatRate } from '../../src/i18n/format.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { apr, loanCost } from '../../src/loan/annuity.ts';
import { repaymentRows } from '../../src/loan/repayment.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import { openWizard, type Texts, textsIn, wizardField } from '../support/browser/loan.ts';

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('opens, agrees with the estimate and follows it', async ({ page }) => {
      const texts = await textsIn(language);
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await expect(dialog.locator('tr')).toHaveCount(0);
      await openTable(dialog, texts);
      await expectTable(dialog, texts, language, { amount: 5_000, term: 12 });
      await expect(rowsIn(dialog)).toHaveCount(12);

      for (const loan of [
        { amount: 3_000, term: 360 },
        { amount: 900_000, term: 360 },
        { amount: 7_000, term: 25 },
      ]) {
        await wizardField(dialog, texts, 'amount').fill(String(loan.amount));
        await wizardField(dialog, texts, 'duration').fill(String(loan.term));
        await expectTable(dialog, texts, language, loan);
      }
      // A number that no loan has is none to draw a hundred thousand rows for.
      await wizardField(dialog, texts, 'duration').fill('99999999');
      await expect(rowsIn(dialog)).toHaveCount(30);
      await wizardField(dialog, texts, 'duration').fill('');
      await expect(rowsIn(dialog)).toHaveCount(0);
    });

    test('prints alone, light, with what the law asks for', async ({ page }) => {
      const texts = await textsIn(language);
      const { table, fields, estimate } = texts.wizard;
      await page.addInitScript(() => {
        window.print = () => void document.documentElement.setAttribute('data-test-printed', '');
      });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await wizardField(dialog, texts, 'amount').fill('25000');
      await wizardField(dialog, texts, 'duration').fill('60');
      await openTable(dialog, texts);
      await dialog.getByRole('button', { name: table.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-test-printed', '');

      await page.emulateMedia({ media: 'print' });
      const seen = await visibleChildrenOfBody(page);
      expect(seen).toEqual(['print-sheet']);
      const sheet = page.locator('.print-sheet');
      await expect(sheet).toHaveAttribute('lang', language);
      await expect(sheet.getByRole('heading', { name: table.title })).toBeVisible();
      const { total } = loanCost(25_000, 60);
      for (const text of [
        fields.amount,
        formatMoney(25_000, language, 0),
        formatCount(60, estimate.months, language),
        formatMoney(total, language, 2),
        formatRate(apr, language),
      ])
        await expect(sheet.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(sheet).toContainText(estimate.warning);
      await expect(sheet).toContainText(estimate.example.slice(0, 20));
      await expect(sheet.locator('tbody tr')).toHaveCount(5);
      // Dark letters on no background.
      await expect(sheet).toHaveCSS('color', 'rgb(16, 48, 47)');

      await page.emulateMedia({ media: 'screen' });
      await expect(sheet).toBeHidden();
      await dialog.getByRole('button', { name: texts.wizard.close }).click();
      await page.emulateMedia({ media: 'print' });
      expect(await visibleChildrenOfBody(page)).toContain('MAIN');
    });

    test('does not keep the wizard from working when its code cannot be had', async ({
      page,
      noise,
    }) => {
      noise.expect(/ERR_FAILED/);
      const texts = await textsIn(language);
      await page.route('**/RepaymentTable*', (route) => route.abort());
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      const summary = dialog.getByText(texts.wizard.table.title, { exact: true });
      const failed = page.waitForEvent('requestfailed');
      await summary.click();
      await failed;
      await summary.click();
      await page.unroute('**/RepaymentTable*');
      await summary.click();
      await expect(rowsIn(dialog)).toHaveCount(12);
    });
  });
}

async function openTable(dialog: Locator, { wizard }: Texts): Promise<void> {
  await dialog.getByText(wizard.table.title, { exact: true }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
}

function rowsIn(dialog: Locator): Locator {
  return dialog.locator('tbody tr');
}

/** Every cell is what the function says, and the last line what the estimate says. */
async function expectTable(
  dialog: Locator,
  { wizard }: Texts,
  language: SiteLanguage,
  { amount, term }: { amount: number; term: number },
): Promise<void> {
  const rows = repaymentRows(amount, term);
  const bare = (euros: number) => formatMoney(euros, language, 2).replaceAll(/^€\s|\s€$/g, '');
  await expect(rowsIn(dialog)).toHaveCount(rows.length);
  await expect(rowsIn(dialog).getByRole('cell')).toHaveText(
    rows
      .flatMap(({ payment, interest, principal, remaining }) => [
        payment,
        interest,
        principal,
        remaining,
      ])
      .map(bare),
  );
  const { total, interest } = loanCost(amount, term);
  await expect(dialog.locator('tfoot').getByRole('cell')).toHaveText([
    bare(total),
    bare(interest),
    bare(amount),
    '',
  ]);
  await expect(dialog.getByRole('table')).toHaveAccessibleName(
    `${wizard.fields.amount}: ${formatMoney(amount, language, 0)}, ${wizard.fields.duration}: ${formatCount(term, wizard.estimate.months, language)}`,
  );
  for (const euros of [total, interest])
    await expect(
      dialog
        .locator('[data-panel="1"] dd')
        .getByText(formatMoney(euros, language, 2), { exact: true }),
    ).toBeVisible();
}

function visibleChildrenOfBody(page: Page): Promise<string[]> {
  return page
    .locator('body > *')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1)
        .map((one) => one.getAttribute('class') ?? one.tagName),
    );
}
