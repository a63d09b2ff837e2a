/** Amount and term by text field, buttons, slider and keys; the estimate. */
import type { Locator } from 'playwright/test';
import {
  exampleBudget,
  loansByTerm,
  lowestPaymentLoan,
} from '../../src/domain/loan/largest-loan.ts';
import { stepDown, stepUp } from '../../src/domain/loan/limits.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { presetAmounts, presetTerms } from '../../src/domain/loan/presets.ts';
import { type LoanNumberField, numberLimits } from '../../src/domain/loan/request.ts';
import { formatMoney, formatNumber, formatTerm, formatYears } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { containing } from '../support/browser/toasts.ts';
import {
  expectAllHydrated,
  expectPayment,
  limitError,
  type Texts,
} from '../support/browser/wizard.ts';

const typedAmounts = [
  ['5 000', 5_000],
  ['€ 5.500,00', 5_500],
  ['12.345', 12_345],
  [String(amountLimits.max - 1), amountLimits.max - 1],
] as const;

/** Amounts outside the limits, and their text after leaving the field. */
const amountsOutsideLimits = [
  [String(amountLimits.min - 1), amountLimits.min - 1],
  [String(amountLimits.max + 1), amountLimits.max + 1],
  ['5000,50', 5_000.5],
  ['0', 0],
] as const;

inLanguages((language) => {
  test('hero and wizard share one loan', async ({ page, texts, wizard }) => {
    const { controls } = texts.wizard;
    const { dialog, field } = wizard;
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    await expectLoan(main, amountLimits.default, termLimits.default, texts, language);
    const term = termLimits.default - termLimits.step;
    const longer = stepUp(term, termLimits);
    const chosen = stepDown(stepUp(30_000, amountLimits), amountLimits);
    await main.getByRole('slider', { name: controls.amountSlider }).press('ArrowRight');
    await main.getByRole('slider', { name: controls.termSlider }).press('ArrowLeft');
    await expectLoan(main, amountLimits.default + amountLimits.step, term, texts, language);
    await main.getByRole('textbox', { name: texts.wizard.fields.amount }).fill('30 000');
    await button(main, controls.moreAmount).click();
    const more = stepUp(30_000, amountLimits);
    await expectLoan(main, more, term, texts, language);
    await button(main, controls.lessAmount).click();
    await button(main, controls.longerTerm).click();
    await expectLoan(main, chosen, longer, texts, language);
    await button(main, texts.site.hero.applyWith).click();
    await expectLoan(dialog, chosen, longer, texts, language);
    for (const [text, value] of typedAmounts) {
      await field('amount').fill(text);
      await expectPayment(dialog, value, longer, language);
      await field('amount').blur();
      await expectLoan(dialog, value, longer, texts, language);
    }
    // A button goes equally far from a value between two steps of the slider.
    await field('amount').fill('5500');
    await button(dialog, controls.moreAmount).click();
    await expectLoan(dialog, stepUp(5_500, amountLimits), longer, texts, language);
    await button(dialog, controls.lessAmount).click();
    await expectLoan(dialog, 5_500, longer, texts, language);
    await wizard.close.click();
    await expectLoan(main, 5_500, longer, texts, language);
  });

  test('hero offers loans for a monthly sum', async ({ page, texts }) => {
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    const { budget, fields, estimate } = texts.wizard;
    await main.getByText(budget.title, { exact: true }).click();
    const sum = main.getByRole('textbox', { name: budget.label });
    const loans = main.getByRole('group', { name: budget.loans }).getByRole('button');
    await expect(loans).toHaveCount(loansByTerm(exampleBudget).length);
    for (const [text, message] of [
      ['abc', interpolate(budget.error, { example: formatNumber(exampleBudget, language) })],
      [
        String(Math.floor(lowestPaymentLoan.payment)),
        interpolate(budget.tooLittle, {
          amount: formatMoney(lowestPaymentLoan.amount, language, 0),
          term: formatTerm(lowestPaymentLoan.term, estimate, language),
          payment: formatMoney(lowestPaymentLoan.payment, language, 2),
        }),
      ],
    ] as const) {
      await sum.fill(text);
      await sum.blur();
      await expect(main.getByRole('status').filter({ hasText: message })).toHaveCount(1);
      await expect(sum).toHaveAttribute('aria-invalid', 'true');
      await expect(sum).toHaveAccessibleDescription(message.replaceAll(/\s/g, ' '));
      await expect(sum).toHaveValue(text);
      await expect(loans).toHaveCount(0);
    }
    await sum.fill('€ 1.250,50');
    for (const [index, { amount, term }] of loansByTerm(1_250.5).entries()) {
      await loans.nth(index).click();
      await expectLoan(main, amount, term, texts, language);
      await expect(loans.and(main.getByRole('button', { pressed: true }))).toHaveCount(1);
      await expect(loans.nth(index)).toHaveAttribute('aria-pressed', 'true');
      await expect(loans.nth(index)).toHaveAccessibleName(new RegExp(` ${fields.amount}: `));
      await expect(loans.nth(index)).toBeFocused();
    }
  });

  test('wizard sliders reach both limits', async ({ texts, wizard }) => {
    const { controls } = texts.wizard;
    const { dialog, field } = wizard;
    await wizard.openHydrated(routes.home[language]);
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
      // No stub of a filled track beside the thumb.
      await expect(slider).toHaveAttribute('data-low');
      await slider.press('End');
      await expectValue(limits.max);
      await expect(slider).not.toHaveAttribute('data-low');
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

  test('presets set amount and term', async ({ page, texts }) => {
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    for (const amount of presetAmounts) {
      const preset = button(main, formatMoney(amount, language, 0));
      await preset.click();
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
      for (const term of presetTerms(amount)) {
        const { estimate } = texts.wizard;
        await main
          .getByRole('button', { name: formatYears(term, estimate.years, language), exact: true })
          .click();
        await expectLoan(main, amount, term, texts, language);
      }
      await expect(main.getByRole('button', { pressed: true })).toHaveCount(2);
    }
  });

  test('an amount outside the limits shows an error', async ({ page, texts }) => {
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    const amount = main.getByRole('textbox', { name: texts.wizard.fields.amount });
    const error = limitErrorIn(main, 'amount', texts, language);
    const apply = main.getByRole('button', { name: texts.site.hero.applyWith });
    await amount.click();
    await expectAllHydrated(page);
    const before = await apply.boundingBox();
    for (const [text, value] of amountsOutsideLimits) {
      await amount.fill(text);
      await expect(main.locator('output')).toHaveText('–');
      await expect(error).toHaveCount(0);
      await amount.blur();
      await expect(error).toBeVisible();
      await expect(amount).toHaveValue(formatNumber(value, language));
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    }
    // The error moves nothing below.
    expect(await apply.boundingBox()).toEqual(before);
  });

  test('unreadable number shows an error at once', async ({ page, texts }) => {
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    const amount = main.getByRole('textbox', { name: texts.wizard.fields.amount });
    await amount.fill('abc');
    await expect(limitErrorIn(main, 'amount', texts, language)).toBeVisible();
    await expect(main.locator('output')).toHaveText('–');
    await expect(main.getByRole('definition').filter({ hasText: /^–$/ })).toHaveCount(3);
    await amount.blur();
    await expect(amount).toHaveValue('abc');
    await expect(amount).toHaveAccessibleDescription(
      containing(limitError('amount', texts, language)),
    );
  });

  test('numbers outside the limits stop the wizard', async ({ page, texts, wizard }) => {
    const { dialog, field, heading, next } = wizard;
    const amountError = limitErrorIn(dialog, 'amount', texts, language);
    const termError = limitErrorIn(dialog, 'duration', texts, language);
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    await main
      .getByRole('textbox', { name: texts.wizard.fields.amount })
      .fill(String(amountLimits.min - 1));
    await main.getByRole('button', { name: texts.site.hero.applyWith }).click();
    await expect(amountError).toBeVisible();
    await next.click();
    await expect(field('amount')).toBeFocused();
    await expect(heading(1)).toBeVisible();
    await field('amount').fill('5500');
    await expect(amountError).toHaveCount(0);
    await field('duration').fill(String(termLimits.max + 1));
    await field('duration').blur();
    await expect(termError).toBeVisible();
    const { years } = texts.wizard.estimate;
    await dialog
      .getByRole('button', { name: formatYears(24, years, language), exact: true })
      .click();
    await expect(termError).toHaveCount(0);
    await expectPayment(dialog, 5_500, 24, language);
    await next.click();
    await expect(heading(2)).toBeVisible();
  });
});

/** The visible error of an amount or term outside the limits. */
function limitErrorIn(
  container: Locator,
  field: LoanNumberField,
  texts: Texts,
  language: SiteLanguage,
): Locator {
  return container.getByRole('status').filter({ hasText: limitError(field, texts, language) });
}

function button(part: Locator, name: string): Locator {
  return part.getByRole('button', { name });
}

/** Fields, sliders and estimate of a part of the page show this loan. */
async function expectLoan(
  part: Locator,
  amount: number,
  term: number,
  { wizard }: Texts,
  language: SiteLanguage,
): Promise<void> {
  const { fields, controls } = wizard;
  for (const [name, slider, value, { min, step }] of [
    [fields.amount, controls.amountSlider, amount, numberLimits.amount],
    [fields.duration, controls.termSlider, term, numberLimits.duration],
  ] as const) {
    await expect(part.getByRole('textbox', { name })).toHaveValue(formatNumber(value, language));
    const nearest = min + Math.round((value - min) / step) * step;
    await expect(part.getByRole('slider', { name: slider })).toHaveValue(String(nearest));
  }
  await expectPayment(part, amount, term, language);
}
