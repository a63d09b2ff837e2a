/** The repayment table, and the chosen loan beside others and the income. */
import type { Locator, Page } from 'playwright/test';
import { maxFairPayment } from '../../src/domain/loan/affordability.ts';
import { alternativeLoans } from '../../src/domain/loan/alternative-loans.ts';
import { apr, loanCost, monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { largestLoan } from '../../src/domain/loan/largest-loan.ts';
import { maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { maxMonthlyTableTerm, repaymentRows } from '../../src/domain/loan/repayment.ts';
import { numberLimits } from '../../src/domain/loan/request.ts';
import { formatMoney, formatNumber, formatRate, formatTerm } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { debtAdviceHref, routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { expectDarkLetters } from '../support/browser/layout.ts';
import { blockScripts, submissionsOf } from '../support/browser/network.ts';
import { expectAllHydrated, expectPayment, type Wizard } from '../support/browser/wizard.ts';

const cents = /[.,]\d\d(?!\d)/;

const maxRows =
  termLimits.max / 12 > maxMonthlyTableTerm
    ? termLimits.max
    : Math.min(maxMonthlyTableTerm, termLimits.max);

const defaultPayment = monthlyPayment(amountLimits.default, termLimits.default);

inLanguages((language) => {
  test('wizard works without the table’s code', async ({ page, texts, wizard, pageErrors }) => {
    pageErrors.expect(/ERR_FAILED/);
    const { table, compare } = texts.wizard;
    const { dialog } = wizard;
    await wizard.openHydrated(routes.home[language]);
    await expect(repaymentIn(wizard)).toHaveCount(0);
    const summary = dialog.getByText(table.title, { exact: true });
    await expectAllHydrated(page);
    await expect(dialog.getByRole('group', { name: compare.title })).toBeVisible();
    const unblockScripts = await blockScripts(page);
    const failed = page.waitForEvent('requestfailed');
    await summary.click();
    await failed;
    await summary.click();
    await expectPayment(dialog, amountLimits.default, termLimits.default, language);
    await unblockScripts();
    await summary.click();
    await expectTable(wizard, { amount: amountLimits.default, term: termLimits.default });
  });

  test('table agrees with estimate', async ({ texts, wizard }) => {
    const { dialog, field } = wizard;
    await wizard.openHydrated(routes.home[language]);
    await dialog.getByText(texts.wizard.table.title, { exact: true }).click();
    await expectTable(wizard, { amount: amountLimits.default, term: termLimits.default });
    for (const loan of [
      { amount: amountLimits.min, term: termLimits.max },
      { amount: amountLimits.max, term: termLimits.max },
      { amount: 7_000, term: 25 },
    ]) {
      await field('amount').fill(String(loan.amount));
      await field('duration').fill(String(loan.term));
      await expectTable(wizard, loan);
    }
    // An impossible term must not draw a hundred thousand rows.
    await field('duration').fill('99999999');
    await expect(rowsIn(wizard)).toHaveCount(repaymentRows(7_000, termLimits.max).length);
    await field('duration').fill('');
    await expect(rowsIn(wizard)).toHaveCount(0);
  });

  test('table prints alone', async ({ page, texts, wizard }) => {
    const { table, fields, estimate } = texts.wizard;
    const { dialog, field } = wizard;
    await page.addInitScript(() => {
      window.print = () => void document.documentElement.setAttribute('data-test-printed', '');
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await wizard.openHydrated(routes.home[language]);
    await dialog.getByText(table.title, { exact: true }).click();
    const [amount, term] = [25_000, 60];
    await field('amount').fill(String(amount));
    await field('duration').fill(String(term));
    await dialog.getByRole('button', { name: table.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-printed', '');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('body > [lang]').filter({ visible: true });
    await expect(sheet).toHaveCount(1);
    expect(await partsOnPaper(page)).toBe(1);
    await expect(sheet).toHaveAttribute('lang', language);
    await expect(sheet.getByRole('heading', { name: table.title })).toBeVisible();
    for (const text of [
      fields.amount,
      formatMoney(amount, language, 0),
      formatTerm(term, estimate, language),
      formatMoney(loanCost(amount, term).total, language, 2),
      formatRate(apr, language),
    ])
      await expect(sheet.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(sheet).toContainText(estimate.warning);
    await expect(sheet).toContainText(estimate.example.split('{')[0] ?? '');
    await expect(sheet.locator('tbody tr')).toHaveCount(repaymentRows(amount, term).length);
    await expectDarkLetters(sheet);

    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
    await wizard.close.click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('table scrolls on a phone, without cents', nightly, async ({ page, texts, wizard }) => {
    const { amount } = numberLimits;
    const { dialog, field } = wizard;
    await page.setViewportSize({ width: 320, height: 640 });
    await wizard.openHydrated(routes.home[language]);
    await field('amount').fill(String(amount.max));
    await field('duration').fill(String(maxRows));
    const summary = dialog.getByText(texts.wizard.table.title, { exact: true });
    await summary.click();
    const table = repaymentIn(wizard);
    await expect(summary).toBeInViewport();
    await expect(rowsIn(wizard).nth(4)).toBeInViewport();
    // Which ancestors scroll, and in which direction.
    const scrolling = await table.evaluate((part) => {
      const sizes = (element: Element) => ({
        sideways: element.scrollWidth > element.clientWidth,
        down: element.scrollHeight > element.clientHeight,
      });
      const step = part.closest('form')?.querySelector(':scope > :has([data-panel])');
      return { table: sizes(part), step: step && sizes(step).sideways };
    });
    expect(scrolling).toEqual({ table: { sideways: false, down: true }, step: false });
    await expect(rowsIn(wizard).first()).not.toContainText(cents);
  });

  test('cents come back in a wider window', nightly, async ({ page, texts, wizard }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await wizard.openHydrated(routes.home[language]);
    await wizard.field('amount').fill(String(numberLimits.amount.max));
    await wizard.dialog.getByText(texts.wizard.table.title, { exact: true }).click();
    await expect(rowsIn(wizard).nth(4)).toBeInViewport();
    await expect(rowsIn(wizard).first()).not.toContainText(cents);
    await page.setViewportSize({ width: 800, height: 640 });
    await expect(rowsIn(wizard).first()).toContainText(cents);
  });

  test('reappearing table keeps the scroll position', nightly, async ({ page, texts, wizard }) => {
    const { dialog, field } = wizard;
    await page.setViewportSize({ width: 800, height: 640 });
    await wizard.openHydrated(routes.home[language]);
    await dialog.getByText(texts.wizard.table.title, { exact: true }).click();
    await expect(rowsIn(wizard)).not.toHaveCount(0);
    await field('amount').fill('');
    await expect(rowsIn(wizard)).toHaveCount(0);
    const top = async () => (await field('amount').boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await field('amount').press('9');
    await expect(rowsIn(wizard).first()).toBeAttached();
    // What the new rows do has been done after their first frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    // Pixels by which the page has been scrolled.
    expect(Math.abs((await top()) - before)).toBeLessThan(5);
  });

  test('wizard offers shorter and longer terms', nightly, async ({ page, texts, wizard }) => {
    const { compare } = texts.wizard;
    const { dialog, field } = wizard;
    await wizard.openHydrated(routes.home[language]);
    const cards = dialog.getByRole('group', { name: compare.title }).getByRole('button');
    const terms = alternativeLoans(amountLimits.default, termLimits.default);
    const expectChosen = async (index: number) => {
      await expect(cards).toHaveCount(terms.length);
      await expect(cards.and(dialog.getByRole('button', { pressed: true }))).toHaveCount(1);
      await expect(cards.nth(index)).toHaveAttribute('aria-pressed', 'true');
    };
    await expectChosen(1);
    // The same cards stay, and the pressed one keeps the focus.
    for (const [index, { term }] of terms.entries()) {
      await cards.nth(index).focus();
      await page.keyboard.press('Enter');
      await expectChosen(index);
      await expect(cards.nth(index)).toBeFocused();
      await expectPayment(dialog, amountLimits.default, term, language);
      await expect(field('duration')).toHaveValue(formatNumber(term, language));
    }
    const maxTerm = Math.min(maxLegalTerm(amountLimits.default), termLimits.max);
    await field('duration').fill(String(maxTerm));
    await expect(cards).toHaveCount(2);
  });

  test('wizard compares payment and income', nightly, async ({ page, texts, wizard }) => {
    const { affordability } = texts.wizard;
    const { dialog } = wizard;
    const sent = submissionsOf(page);
    await wizard.openAt(2, routes.home[language]);
    await wizard.fillStep(2);
    const advice = dialog.getByRole('link', { name: affordability.advice });
    for (const [income, share, parts] of [
      [String(Math.round(defaultPayment / 0.18)), 0.18, [0, 0]],
      [`€ ${(defaultPayment * 3).toFixed(2).replace('.', ',')}`, 0.33, [1, 0]],
      [String(Math.floor(defaultPayment * 2)), 0.5, [1, 1]],
    ] as const) {
      await fillIncome(wizard, income);
      await expect(shareNote(wizard, share)).toBeVisible();
      await expect(dialog.getByText(affordability.high)).toHaveCount(parts[0]);
      await expect(advice).toHaveCount(parts[1]);
    }
    await expect(advice).toHaveAttribute('href', debtAdviceHref(language));
    await expect(advice).toHaveAccessibleName(new RegExp(`^${affordability.notNow}`));
    // The note neither blocks the step nor is sent.
    await wizard.next.click();
    await expect(wizard.heading(3)).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  test('button sets the affordable loan', nightly, async ({ texts, wizard }) => {
    const { affordability, estimate } = texts.wizard;
    const { dialog } = wizard;
    const income = String(Math.floor(defaultPayment * 2));
    const loan = largestLoan(maxFairPayment(income, language) ?? 0, termLimits.default);
    const { amount = 0, term = 0 } = loan ?? {};
    const name = interpolate(affordability.bearable, {
      amount: formatMoney(amount, language, 0),
      term: formatTerm(term, estimate, language),
    });
    await wizard.openAt(2, routes.home[language]);
    await fillIncome(wizard, income);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.locator('summary', { hasText: estimate.payment })).toContainText(
      formatMoney(monthlyPayment(amount, term), language, 2),
    );
    await expect(shareNote(wizard, 0.33).locator('..')).toBeFocused();
    await expect(dialog.getByText(affordability.high)).toHaveCount(0);
  });

  test('an income not in euros gets a note', nightly, async ({ texts, wizard }) => {
    const { affordability } = texts.wizard;
    const { dialog } = wizard;
    const note = dialog.getByRole('status').getByText(affordability.notEuros);
    await wizard.openAt(2, routes.home[language]);
    await fillIncome(wizard, '450 000 Ft');
    await expect(note).toBeVisible();
    await expect(dialog.getByRole('link', { name: affordability.advice })).toHaveCount(0);
    await fillIncome(wizard, 'no number');
    await expect(note).toHaveCount(0);
  });

  test('opened cost stays open from step to step', nightly, async ({ texts, wizard }) => {
    const { estimate } = texts.wizard;
    const { dialog } = wizard;
    await wizard.openAt(3, routes.home[language]);
    const rate = dialog.getByText(estimate.warning).filter({ visible: true });
    await dialog.locator('summary').filter({ hasText: estimate.payment }).click();
    await expect(rate).toBeVisible();
    await wizard.back.click();
    await expect(wizard.heading(2)).toBeVisible();
    await expect(rate).toBeVisible();
    await wizard.back.click();
    await wizard.next.click();
    await expect(wizard.heading(2)).toBeVisible();
    await expect(rate).toBeVisible();
  });

  /** The note about the part of the income that the payment takes. */
  function shareNote({ dialog, texts }: Wizard, share: number): Locator {
    const values = { share: formatRate(share, language) };
    return dialog.getByText(interpolate(texts.wizard.affordability.share, values));
  }

  /** Every cell equals the function's result, and the last row the estimate. */
  async function expectTable(
    wizard: Wizard,
    { amount, term }: { amount: number; term: number },
  ): Promise<void> {
    const { texts, panel } = wizard;
    const { fields, estimate } = texts.wizard;
    const rows = repaymentRows(amount, term);
    const bare = (euros: number) => formatMoney(euros, language, 2).replaceAll(/^€\s|\s€$/g, '');
    const cells = (row: ReturnType<typeof repaymentRows>[number]) =>
      [row.payment, row.interest, row.principal, row.remaining].map(bare);
    await expect(rowsIn(wizard).getByRole('cell')).toHaveText(rows.flatMap(cells));
    const { total, interest } = loanCost(amount, term);
    await expect(repaymentIn(wizard).locator('tfoot').getByRole('cell')).toHaveText([
      bare(total),
      bare(interest),
      bare(amount),
      '',
    ]);
    await expect(repaymentIn(wizard).getByRole('table')).toHaveAccessibleName(
      `${fields.amount}: ${formatMoney(amount, language, 0)}, ${fields.duration}: ${formatTerm(term, estimate, language)}`,
    );
    for (const euros of [total, interest]) {
      const money = formatMoney(euros, language, 2);
      await expect(
        panel(1).getByRole('definition').getByText(money, { exact: true }),
      ).toBeVisible();
    }
  }
});

/** Types the income and leaves the field. */
async function fillIncome({ field }: Wizard, income: string): Promise<void> {
  await field('monthlyIncome').fill(income);
  await field('address').focus();
}

function repaymentIn({ dialog, texts }: Wizard): Locator {
  return dialog.getByRole('region', { name: texts.wizard.table.title, exact: true });
}

function rowsIn(wizard: Wizard): Locator {
  return repaymentIn(wizard).locator('tbody tr');
}

/** Number of visible children of the body. */
function partsOnPaper(page: Page): Promise<number> {
  return page
    .locator('body > *')
    .evaluateAll(
      (all) =>
        all.filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1,
        ).length,
    );
}
