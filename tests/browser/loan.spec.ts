/** Amount and term by typing, buttons, sliders and keys; the estimate that follows them; and the repayment table. */
import type { Locator, Page } from 'playwright/test';
import { apr, loanCost } from '../../src/domain/loan/annuity.ts';
import { amountLimits, snap, stepDown, stepUp, termLimits } from '../../src/domain/loan/limits.ts';
import { longestTerm, longestTerms } from '../../src/domain/loan/longest-term.ts';
import { repaymentRows } from '../../src/domain/loan/repayment.ts';
import { fill, formatCount, formatMoney, formatNumber, formatRate } from '../../src/i18n/format.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { cutScripts } from '../support/browser/faults.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { someLanguages } from '../support/browser/languages.ts';
import { expectDarkLetters } from '../support/browser/theme.ts';
import {
  adjustedTo,
  expectAllAwake,
  expectPayment,
  type Texts,
  type Wizard,
} from '../support/browser/wizard.ts';

/** What people write, what it means, and where it moves when the field is left. */
const typedAmounts = [
  { text: '5 000', means: 5_000, settles: 5_000 },
  { text: '€ 5.000,00', means: 5_000, settles: 5_000 },
  { text: '1.500', means: 1_500, settles: snap(1_500, amountLimits) },
  { text: '1.000.000', means: 1_000_000, settles: amountLimits.max },
];

/** The largest amount whose longest term by law is shorter than the slider's. */
const [upTo = 0, most = 0] = longestTerms.findLast(([, months]) => months < termLimits.max) ?? [];
const large = Math.min(upTo, amountLimits.max);

inLanguages(someLanguages, (language) => {
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
        await expect(place.getByRole('slider', { name: slider })).toHaveValue(String(value));
      }
      await expectPayment(place, amount, term, language);
    };
    await expectLoan(main, amountLimits.default, termLimits.default);

    await test.step('in the hero', async () => {
      await main.getByRole('slider', { name: controls.amountSlider }).press('ArrowRight');
      await main.getByRole('slider', { name: controls.termSlider }).press('ArrowLeft');
      const term = termLimits.default - 1;
      await expectLoan(main, amountLimits.default + amountLimits.step, term);
      await main.getByRole('textbox', { name: texts.wizard.fields.amount }).fill('30 000');
      await button(main, controls.moreAmount).click();
      const more = stepUp(30_000, amountLimits);
      await expectLoan(main, more, term);
      await button(main, controls.lessAmount).click();
      await button(main, controls.longerTerm).click();
      await expectLoan(main, stepDown(more, amountLimits), stepUp(term, termLimits));
    });

    await test.step('in the wizard by slider, to both ends', async () => {
      await button(main, texts.site.hero.applyWith).click();
      await expectLoan(dialog, 30_000, termLimits.default);
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
      for (const { text, means, settles } of typedAmounts) {
        await field('amount').fill(text);
        await expectPayment(dialog, means, termLimits.max - 1, language);
        await field('amount').blur();
        await expectLoan(dialog, settles, termLimits.max - 1);
      }
      await wizard.close.click();
      await expectLoan(main, amountLimits.max, termLimits.max - 1);
    });
  });

  test('may be longer than the law allows, and one press sets the longest term', async ({
    page,
    texts,
    wizard,
  }) => {
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
      const tops = () =>
        Promise.all([amount, term].map(async (part) => (await part.boundingBox())?.y));
      const { button, expectSaid, expectNothing } = hintIn(place, texts, language);
      await amount.fill('10000');
      await amount.blur();
      await term.fill('48');
      await expectNothing();
      const before = await tops();

      await test.step('by pointer', async () => {
        await term.press('ArrowRight');
        await expectSaid(48);
        expect(await tops()).toEqual(before);
        await expect(place.locator('[aria-invalid]')).toHaveCount(0);
        // An amount as it will be once it is left: leaving the field moves nothing.
        await amount.fill('5400');
        await expectSaid(36);
        await amount.blur();
        await expectSaid(36);
        await button(36).click();
        await expect(term).toBeFocused();
        await expectNothing();
        await expectPayment(place, snap(5_400, amountLimits), 36, language);
      });

      await test.step('by keyboard', async () => {
        const adjusted = (to: number) =>
          place.getByText(adjustedTo('duration', to, texts, language), { exact: true });
        const typed = place.getByRole('textbox', { name: fields.duration });
        await typed.fill('999');
        await typed.blur();
        await expect(adjusted(termLimits.max)).toBeVisible();
        await expectSaid(36);
        await amount.fill(String(large));
        await expectSaid(most);
        await term.focus();
        await page.keyboard.press('Tab');
        await expect(button(most)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(term).toBeFocused();
        await expect(term).toHaveValue(String(most));
        await expectNothing();
        for (const to of [termLimits.max, most]) await expect(adjusted(to)).toHaveCount(0);
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
    await expect(dialog.locator('tr')).toHaveCount(0);
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
      // A number that no loan has is none to draw a hundred thousand rows for.
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
        formatCount(term, estimate.months, language),
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

  /** Every cell is what the function says, and the last line what the estimate says. */
  async function expectTable(
    wizard: Wizard,
    { amount, term }: { amount: number; term: number },
  ): Promise<void> {
    const { dialog, texts, panel } = wizard;
    const { fields, estimate } = texts.wizard;
    const rows = repaymentRows(amount, term);
    const bare = (euros: number) => formatMoney(euros, language, 2).replaceAll(/^€\s|\s€$/g, '');
    const cells = (one: ReturnType<typeof repaymentRows>[number]) =>
      [one.payment, one.interest, one.principal, one.remaining].map(bare);
    await expect(rowsIn(wizard).getByRole('cell')).toHaveText(rows.flatMap(cells));
    const { total, interest } = loanCost(amount, term);
    await expect(dialog.locator('tfoot').getByRole('cell')).toHaveText([
      bare(total),
      bare(interest),
      bare(amount),
      '',
    ]);
    await expect(dialog.getByRole('table')).toHaveAccessibleName(
      `${fields.amount}: ${formatMoney(amount, language, 0)}, ${fields.duration}: ${formatCount(term, estimate.months, language)}`,
    );
    for (const euros of [total, interest]) {
      const said = formatMoney(euros, language, 2);
      await expect(panel(1).getByRole('definition').getByText(said, { exact: true })).toBeVisible();
    }
  }
});

inLanguages(siteLanguages, (language) => {
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
    await hintIn(wizard.dialog, texts, language).expectSaid(longest);
  });
});

/** What is said of a term that is too long, and the button that sets the longest one. */
function hintIn(place: Locator, { wizard: { estimate } }: Texts, language: SiteLanguage) {
  const words = (text: string, months: number) =>
    fill(text, { months: formatNumber(months, language) });
  const button = (months: number) =>
    place.getByRole('button', { name: words(estimate.setLongestTerm, months), exact: true });
  const hint = place
    .getByRole('status')
    .filter({ hasText: estimate.longestTerm.split('{')[0] ?? '' });
  return {
    button,
    async expectSaid(months: number): Promise<void> {
      await expect(hint).toHaveText(words(estimate.longestTerm, months));
      await expect(button(months)).toBeVisible();
    },
    expectNothing: () => expect(hint).toHaveCount(0),
  };
}

function rowsIn({ dialog }: Wizard): Locator {
  return dialog.locator('tbody tr');
}

/** How many children of the page's body can be seen. */
function partsOnPaper(page: Page): Promise<number> {
  return page
    .locator('body > *')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1).length,
    );
}
