/** Amount and term by text field, buttons, slider and keys; the estimate and the repayment table. */
import type { Locator, Page } from 'playwright/test';
import { apr, loanCost, monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { compareTerms } from '../../src/domain/loan/compare-terms.ts';
import {
  amountLimits,
  quickAmounts,
  stepDown,
  stepUp,
  termLimits,
} from '../../src/domain/loan/limits.ts';
import { longestTerm, longestTerms, quickTerms } from '../../src/domain/loan/longest-term.ts';
import { longestMonthlyTable, repaymentRows } from '../../src/domain/loan/repayment.ts';
import { type LoanNumber, numberLimits } from '../../src/domain/loan/request.ts';
import {
  fill,
  formatCount,
  formatMoney,
  formatNumber,
  formatRate,
  formatTerm,
  formatYears,
} from '../../src/i18n/format.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { debtAdviceAddress, routes } from '../../src/i18n/routes.ts';
import { cutScripts, submissionsOf } from '../support/browser/faults.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { lookedAtLanguages } from '../support/browser/languages.ts';
import { expectDarkLetters } from '../support/browser/theme.ts';
import {
  expectAllAwake,
  expectPayment,
  notOffered,
  type Texts,
  type Wizard,
} from '../support/browser/wizard.ts';

/** Typed text and the amount it means. */
const typedAmounts = [
  ['5 000', 5_000],
  ['€ 5.500,00', 5_500],
  ['12.345', 12_345],
  [String(amountLimits.max - 1), amountLimits.max - 1],
] as const;

/** Amounts outside the limits, and their text after leaving the field. */
const notOfferedAmounts = [
  [String(amountLimits.min - 1), amountLimits.min - 1],
  [String(amountLimits.max + 1), amountLimits.max + 1],
  ['5000,50', 5_000.5],
] as const;

/** The term whose table has most rows: one per month in short tables, one per year in others. */
const mostRows =
  termLimits.max / 12 > longestMonthlyTable
    ? termLimits.max
    : Math.min(longestMonthlyTable, termLimits.max);

/** The largest amount whose longest legal term is below the slider's maximum. */
const [upTo = 0, most = 0] = longestTerms.findLast(([, months]) => months < termLimits.max) ?? [];
const large = Math.min(upTo, amountLimits.max);

inLanguages(lookedAtLanguages, (language) => {
  test('is chosen in every way, and hero and wizard share it', async ({ page, texts, wizard }) => {
    const { controls } = texts.wizard;
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    const { dialog, field } = wizard;
    const button = (place: Locator, name: string) => place.getByRole('button', { name });
    const expectLoan = async (place: Locator, amount: number, term: number) => {
      const { amountSlider, termSlider } = controls;
      const { fields } = texts.wizard;
      for (const [name, slider, value] of [
        [fields.amount, amountSlider, amount],
        [fields.duration, termSlider, term],
      ] as const) {
        await expect(place.getByRole('textbox', { name })).toHaveValue(
          formatNumber(value, language),
        );
        const { min, step } = numberLimits[name === fields.amount ? 'amount' : 'duration'];
        const nearest = min + Math.round((value - min) / step) * step;
        await expect(place.getByRole('slider', { name: slider })).toHaveValue(String(nearest));
      }
      await expectPayment(place, amount, term, language);
    };
    await expectLoan(main, amountLimits.default, termLimits.default);

    const term = termLimits.default - termLimits.step;
    const longer = stepUp(term, termLimits);
    await test.step('in the hero', async () => {
      await main.getByRole('slider', { name: controls.amountSlider }).press('ArrowRight');
      await main.getByRole('slider', { name: controls.termSlider }).press('ArrowLeft');
      await expectLoan(main, amountLimits.default + amountLimits.step, term);
      await main.getByRole('textbox', { name: texts.wizard.fields.amount }).fill('30 000');
      await button(main, controls.moreAmount).click();
      const more = stepUp(30_000, amountLimits);
      const chosen = stepDown(more, amountLimits);
      await expectLoan(main, more, term);
      await button(main, controls.lessAmount).click();
      await button(main, controls.longerTerm).click();
      await expectLoan(main, chosen, longer);
    });

    await test.step('in the wizard by slider, to both ends', async () => {
      await button(main, texts.site.hero.applyWith).click();
      await expectLoan(dialog, 30_000, longer);
      for (const [name, limits] of [
        ['amount', amountLimits],
        ['duration', termLimits],
      ] as const) {
        const isAmount = name === 'amount';
        const slider = dialog.getByRole('slider', {
          name: isAmount ? controls.amountSlider : controls.termSlider,
        });
        const expectValue = async (value: number) => {
          await expect(slider).toHaveValue(String(value));
          await expect(field(name)).toHaveValue(formatNumber(value, language));
        };
        await slider.press('Home');
        await slider.press('ArrowLeft');
        await expectValue(limits.min);
        const less = isAmount ? controls.lessAmount : controls.shorterTerm;
        await expect(button(dialog, less)).toBeDisabled();
        await slider.press('ArrowRight');
        await expectValue(limits.min + limits.step);
        await slider.press('End');
        await expectValue(limits.max);
        const more = isAmount ? controls.moreAmount : controls.longerTerm;
        await expect(button(dialog, more)).toBeDisabled();
        await slider.press('ArrowDown');
        await expectValue(limits.max - limits.step);
      }
      await expect(dialog.getByRole('slider', { name: controls.amountSlider })).toHaveAttribute(
        'aria-valuetext',
        formatMoney(amountLimits.max - amountLimits.step, language, 0),
      );
    });

    await test.step('in the wizard by buttons, whose steps suit the amount', async () => {
      const borders = amountLimits.buttons.filter(([below]) => below < amountLimits.max);
      const steps = borders.flatMap(([below, step]) => [below - step, below]);
      for (const from of [amountLimits.min, ...steps]) {
        const to = stepUp(from, amountLimits);
        await field('amount').fill(String(from));
        await button(dialog, controls.moreAmount).click();
        await expect(field('amount')).toHaveValue(formatNumber(to, language));
        await button(dialog, controls.lessAmount).click();
        await expect(field('amount')).toHaveValue(formatNumber(from, language));
      }
    });

    await test.step('in the wizard by typing', async () => {
      const term = termLimits.max - 1;
      for (const [text, means] of typedAmounts) {
        await field('amount').fill(text);
        await expectPayment(dialog, means, term, language);
        await field('amount').blur();
        await expectLoan(dialog, means, term);
      }
      // A button goes equally far from a value between two steps of the slider.
      await field('amount').fill('5500');
      await button(dialog, controls.moreAmount).click();
      await expectLoan(dialog, stepUp(5_500, amountLimits), term);
      await button(dialog, controls.lessAmount).click();
      await expectLoan(dialog, 5_500, term);
      await wizard.close.click();
      await expectLoan(main, 5_500, term);
    });

    await test.step('by the amounts and terms that people ask for', async () => {
      for (const amount of quickAmounts) {
        const quick = button(main, formatMoney(amount, language, 0));
        await quick.click();
        await expect(quick).toHaveAttribute('aria-pressed', 'true');
        const years = quickTerms(amount);
        for (const term of years) {
          const { estimate } = texts.wizard;
          await main
            .getByRole('button', { name: formatYears(term, estimate.years, language), exact: true })
            .click();
          await expectLoan(main, amount, term);
        }
        await expect(main.getByRole('button', { pressed: true })).toHaveCount(2);
      }
    });
  });

  test('that cannot be had is said once it is typed, moves nothing, and stops', async ({
    page,
    texts,
    wizard,
  }) => {
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    const { fields, estimate } = texts.wizard;
    const amount = main.getByRole('textbox', { name: fields.amount });
    const said = (place: Locator, field: LoanNumber) =>
      place.getByRole('status').filter({ hasText: notOffered(field, texts, language) });
    const apply = main.getByRole('button', { name: texts.site.hero.applyWith });
    await amount.click();
    await expectAllAwake(page);
    const top = async () => (await apply.boundingBox())?.y;
    const before = await top();

    for (const [text, value] of notOfferedAmounts) {
      await amount.fill(text);
      await expect(main.locator('output')).toHaveText('–');
      await expect(said(main, 'amount')).toHaveCount(0);
      await amount.blur();
      await expect(said(main, 'amount')).toBeVisible();
      await expect(amount).toHaveValue(formatNumber(value, language));
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    }

    await test.step('at once where it cannot be read', async () => {
      await amount.fill('abc');
      await expect(said(main, 'amount')).toBeVisible();
      await expect(main.locator('output')).toHaveText('–');
      await expect(main.getByRole('definition').filter({ hasText: /^–$/ })).toHaveCount(3);
      await amount.blur();
      await expect(amount).toHaveValue('abc');
      await expect(amount).toHaveAccessibleDescription(
        new RegExp(notOffered('amount', texts, language).replaceAll('.', String.raw`\.`)),
      );
    });
    expect(await top()).toBe(before);

    await test.step('in the wizard, too', async () => {
      await amount.fill(String(amountLimits.min - 1));
      await apply.click();
      await expect(said(wizard.dialog, 'amount')).toBeVisible();
      await wizard.next.click();
      await expect(wizard.field('amount')).toBeFocused();
      await expect(wizard.heading(1)).toBeVisible();
      await wizard.field('amount').fill('5500');
      await expect(said(wizard.dialog, 'amount')).toHaveCount(0);
      await wizard.field('duration').fill(String(termLimits.max + 1));
      await wizard.field('duration').blur();
      await expect(said(wizard.dialog, 'duration')).toBeVisible();
      await wizard.dialog
        .getByRole('button', { name: formatYears(24, estimate.years, language), exact: true })
        .click();
      await expect(said(wizard.dialog, 'duration')).toHaveCount(0);
      await expectPayment(wizard.dialog, 5_500, 24, language);
      await wizard.next.click();
      await expect(wizard.heading(2)).toBeVisible();
    });
  });

  // Without such a law, no term of the slider is too long.
  if (longestTerm(10_000) < termLimits.max)
    test('may be longer than the law allows, and one press sets the longest term', async ({
      page,
      texts,
      wizard,
    }) => {
      const lower = longestTerm(5_400);
      const { controls, fields } = texts.wizard;
      const { dialog } = wizard;
      const main = page.getByRole('main');
      await page.goto(routes.home[language]);
      await wizard.open();
      await expectAllAwake(page);
      await wizard.close.click();

      for (const [place, action] of [
        [main, main.getByRole('button', { name: texts.site.hero.applyWith })],
        [dialog, wizard.next],
      ] as const) {
        if (place === dialog) await wizard.press();
        const term = place.getByRole('slider', { name: controls.termSlider });
        const amount = place.getByRole('textbox', { name: fields.amount });
        // The wizard scrolls to what the law says; nothing else may move.
        const distance = async () => {
          const [upper, lower] = [await amount.boundingBox(), await term.boundingBox()];
          return upper && lower && lower.y - upper.y;
        };
        const { button, expectSaid, expectNothing } = hintIn(place, texts, language);
        await amount.fill('10000');
        await amount.blur();
        await term.fill(String(longestTerm(10_000)));
        await expectNothing();
        const before = await distance();

        await test.step('by pointer', async () => {
          await term.press('ArrowRight');
          await expectSaid(longestTerm(10_000));
          expect(await distance()).toBe(before);
          await expect(place.locator('[aria-invalid]')).toHaveCount(0);
          // Leaving the field moves nothing.
          await amount.fill('5400');
          await expectSaid(lower);
          await amount.blur();
          await expectSaid(lower);
          await button(lower).click();
          await expect(term).toBeFocused();
          await expectNothing();
          await expectPayment(place, 5_400, lower, language);
        });

        await test.step('by keyboard', async () => {
          await amount.fill(String(large));
          await place.getByRole('textbox', { name: fields.duration }).fill(String(termLimits.max));
          await expectSaid(most);
          await term.focus();
          await page.keyboard.press('Tab');
          await expect(button(most)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(term).toBeFocused();
          await expect(term).toHaveValue(String(most));
          await expectNothing();
        });

        await test.step('and nothing is blocked', async () => {
          await term.press('End');
          await expectSaid(most);
          await action.click();
          await expect(wizard.heading(place === main ? 1 : 2)).toBeVisible();
          if (place === main) await wizard.close.click();
        });
      }
    });

  test('is shown as a table that agrees with the estimate, and printed alone', async ({
    page,
    texts,
    wizard,
    noise,
  }) => {
    noise.expect(/ERR_FAILED/);
    const { table, fields, estimate } = texts.wizard;
    const { dialog, field } = wizard;
    await page.addInitScript(() => {
      window.print = () => void document.documentElement.setAttribute('data-test-printed', '');
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(routes.home[language]);
    await wizard.open();
    await expect(repaymentIn(wizard)).toHaveCount(0);
    const summary = dialog.getByText(table.title, { exact: true });

    await test.step('once its code has come, without which all else works', async () => {
      await expectAllAwake(page);
      const bringBack = await cutScripts(page);
      const failed = page.waitForEvent('requestfailed');
      await summary.click();
      await failed;
      await summary.click();
      await expectPayment(dialog, amountLimits.default, termLimits.default, language);
      await bringBack();
      await summary.click();
    });

    await test.step('for every loan', async () => {
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

    await test.step('on paper, light, with what the law asks for', async () => {
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
  });

  test('has a table that fits a phone, scrolls by itself and is brought into view', async ({
    page,
    texts,
    wizard,
  }) => {
    const { amount } = numberLimits;
    const { dialog, field } = wizard;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(routes.home[language]);
    await wizard.open();
    await field('amount').fill(String(amount.max));
    await field('duration').fill(String(mostRows));
    const summary = dialog.getByText(texts.wizard.table.title, { exact: true });
    await summary.click();
    const table = repaymentIn(wizard);
    await expect(summary).toBeInViewport();
    await expect(rowsIn(wizard).nth(4)).toBeInViewport();
    // Which ancestors scroll, and in which direction.
    const scrolling = await table.evaluate((part) => {
      const sizes = (one: Element) => ({
        sideways: one.scrollWidth > one.clientWidth,
        down: one.scrollHeight > one.clientHeight,
      });
      const step = part.closest('form')?.querySelector(':scope > :has([data-panel])');
      return { table: sizes(part), step: step && sizes(step).sideways };
    });
    expect(scrolling).toEqual({ table: { sideways: false, down: true }, step: false });
    await expect(rowsIn(wizard).first()).not.toContainText(/[.,]\d\d(?!\d)/);

    // A wide window shows the cents.
    await page.setViewportSize({ width: 800, height: 640 });
    await field('amount').fill(String(amount.min));
    await expect(rowsIn(wizard).first()).toContainText(/[.,]\d\d(?!\d)/);
  });

  test('stands between a shorter and a longer one, and beside the income', async ({
    page,
    texts,
    wizard,
  }) => {
    const { affordability, compare, estimate } = texts.wizard;
    const { dialog, field } = wizard;
    const sent = submissionsOf(page);
    await page.goto(routes.home[language]);
    await wizard.open();

    await test.step('three terms with payment and total', async () => {
      const table = dialog.getByRole('table', { name: compare.title });
      const terms = compareTerms(amountLimits.default, termLimits.default);
      await expect(table.getByRole('columnheader')).toHaveText(
        terms.map(({ term }) => new RegExp(`^${formatCount(term, estimate.months, language)}`)),
      );
      await expect(table.getByRole('columnheader').first()).toContainText(compare.cheapest);
      await expect(table.getByRole('columnheader').nth(1)).toContainText(compare.chosen);
      await expect(table.getByRole('cell')).toHaveText([
        ...terms.map(({ payment }) => formatMoney(payment, language, 2)),
        ...terms.map(({ total }) => formatMoney(total, language, 2)),
      ]);
      const most = Math.min(longestTerm(amountLimits.default), termLimits.max);
      await field('duration').fill(String(most));
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await field('duration').fill(String(termLimits.default));
    });

    await test.step('the share of the income, and debt advice from a half', async () => {
      await wizard.next.click();
      await wizard.answer(2);
      const said = (share: number) =>
        dialog.getByText(fill(affordability.share, { share: formatRate(share, language) }));
      const high = dialog.getByText(affordability.high);
      const advice = dialog.getByRole('link', { name: affordability.advice });
      const payment = monthlyPayment(amountLimits.default, termLimits.default);
      for (const [income, share, parts] of [
        [String(Math.round(payment / 0.18)), 0.18, [0, 0]],
        [`€ ${(payment * 3).toFixed(2).replace('.', ',')}`, 0.33, [1, 0]],
        [String(Math.floor(payment * 2)), 0.5, [1, 1]],
      ] as const) {
        await field('monthlyIncome').fill(income);
        await field('address').focus();
        await expect(said(share)).toBeVisible();
        await expect(high).toHaveCount(parts[0]);
        await expect(advice).toHaveCount(parts[1]);
      }
      await expect(advice).toHaveAttribute('href', debtAdviceAddress(language));
      await field('monthlyIncome').fill('no number');
      await field('address').focus();
      await expect(advice).toHaveCount(0);
      await field('monthlyIncome').fill(String(Math.floor(payment)));
      // The note neither blocks the step nor is sent.
      await wizard.next.click();
      await expect(wizard.heading(3)).toBeVisible();
      expect(sent).toHaveLength(0);
    });

    await test.step('the cost that was opened stays open from step to step', async () => {
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
  });

  /** Every cell equals the function's result, and the last row the estimate. */
  async function expectTable(
    wizard: Wizard,
    { amount, term }: { amount: number; term: number },
  ): Promise<void> {
    const { texts, panel } = wizard;
    const { fields, estimate } = texts.wizard;
    const rows = repaymentRows(amount, term);
    const bare = (euros: number) => formatMoney(euros, language, 2).replaceAll(/^€\s|\s€$/g, '');
    const cells = (one: ReturnType<typeof repaymentRows>[number]) =>
      [one.payment, one.interest, one.principal, one.remaining].map(bare);
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
      const said = formatMoney(euros, language, 2);
      await expect(panel(1).getByRole('definition').getByText(said, { exact: true })).toBeVisible();
    }
  }
});

inLanguages(siteLanguages, (language) => {
  // Without such a law, no term of the slider is too long.
  if (longestTerm(amountLimits.default) < termLimits.max)
    test('a term that the law does not allow is named in hero and wizard', async ({
      page,
      texts,
      wizard,
    }) => {
      const longest = longestTerm(amountLimits.default);
      const main = page.getByRole('main');
      await page.goto(routes.home[language]);
      await main.getByRole('slider', { name: texts.wizard.controls.termSlider }).press('End');
      await hintIn(main, texts, language).expectSaid(longest);
      await wizard.open();
      const hint = hintIn(wizard.dialog, texts, language);
      await hint.expectSaid(longest);
      // The hint may be below the fold. The payment is not.
      const sign = wizard.dialog.getByText(hint.inFewWords(longest), { exact: true });
      await expect(sign).toBeInViewport();
      await wizard.goTo(2);
      // The income is compared with a payment that can be had.
      const { affordability } = texts.wizard;
      const income = wizard.field('monthlyIncome');
      const payment = monthlyPayment(amountLimits.default, longest);
      await income.fill(String(Math.floor(2 * payment)));
      await wizard.field('address').focus();
      const share = wizard.dialog.getByText(
        fill(affordability.shareWithinLaw, {
          months: formatNumber(longest, language),
          payment: formatMoney(payment, language, 2),
          share: formatRate(0.5, language),
        }),
      );
      await expect(share).toBeVisible();
      await expect(wizard.dialog.getByRole('link', { name: affordability.advice })).toBeVisible();
      await income.fill('9000');
      await expect(share).toHaveCount(0);
      await wizard.answer(2);
      await wizard.next.click();
      await expect(wizard.heading(3)).toBeFocused();
      await expect(sign).toBeInViewport();
      const review = wizard.dialog.getByRole('region', { name: texts.wizard.review.title });
      const offer = review.getByText(
        fill(hint.offer(longest), { payment: formatMoney(payment, language, 2) }),
        { exact: true },
      );
      await expect(offer).toBeVisible();
      await hintIn(review, texts, language).button(longest).click();
      await expect(review.getByRole('heading')).toBeFocused();
      await expect(offer).toHaveCount(0);
      await expect(sign).toHaveCount(0);
      const term = formatTerm(longest, texts.wizard.estimate, language);
      await expect(review.getByText(term, { exact: true })).toBeVisible();
    });
});

inLanguages(lookedAtLanguages, (language) => {
  if (longestTerm(amountLimits.default) < termLimits.max)
    test('what the law says of a term comes into view when the slider is released', async ({
      page,
      texts,
      wizard,
    }) => {
      await page.setViewportSize({ width: 1366, height: 650 });
      await page.goto(routes.home[language]);
      await wizard.open();
      const slider = wizard.dialog.getByRole('slider', { name: texts.wizard.controls.termSlider });
      await slider.scrollIntoViewIfNeeded();
      const before = await slider.boundingBox();
      if (!before) throw new Error('There is no slider');
      const middle = before.y + before.height / 2;
      const set = hintIn(wizard.dialog, texts, language).button(longestTerm(amountLimits.default));
      await page.mouse.move(before.x + 20, middle);
      await page.mouse.down();
      await page.mouse.move(before.x + before.width - 20, middle, { steps: 3 });
      await expect(set).toHaveCount(1);
      // It would slip from under the finger.
      expect(await slider.boundingBox()).toEqual(before);
      await page.mouse.up();
      await expect(set).toBeInViewport({ ratio: 1 });
    });
});

/** The hint about a term that is too long, with the button that sets the longest legal one. */
function hintIn(place: Locator, { wizard: { estimate } }: Texts, language: SiteLanguage) {
  const words = (text: string, months: number) =>
    fill(text, {
      months: formatNumber(months, language),
      years: formatYears(months, estimate.years, language),
    });
  const said = (months: number) => words(estimate.longestTerm, months);
  const offer = (months: number) => words(estimate.offerWithinLaw, months);
  const inFewWords = (months: number) => words(estimate.legalMaximum, months);
  const button = (months: number) =>
    place.getByRole('button', { name: words(estimate.setLongestTerm, months), exact: true });
  const hint = place
    .getByRole('status')
    .filter({ hasText: estimate.longestTerm.split('{')[0] ?? '' });
  return {
    said,
    offer,
    inFewWords,
    button,
    async expectSaid(months: number): Promise<void> {
      await expect(hint).toHaveText(said(months));
      await expect(button(months)).toBeVisible();
    },
    expectNothing: () => expect(hint).toHaveCount(0),
  };
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
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1).length,
    );
}
