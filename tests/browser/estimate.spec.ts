import type { Locator } from 'playwright/test';
import { formatMoney, formatNumber } from '../../src/i18n/format.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { monthlyPayment } from '../../src/loan/annuity.ts';
import { amountLimits, stepDown, stepUp, termLimits } from '../../src/loan/limits.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import {
  adjustedTo,
  openWizard,
  type Texts,
  textsIn,
  wizardField,
} from '../support/browser/loan.ts';

/** What people write, what it means, and where it moves when the field is left. */
const typedAmounts = [
  { text: '5.000', means: 5_000, settles: 5_000 },
  { text: '5 000', means: 5_000, settles: 5_000 },
  { text: '€ 5.000,00', means: 5_000, settles: 5_000 },
  { text: '900.000', means: 900_000, settles: 900_000 },
  { text: '2.500', means: 2_500, settles: 3_000 },
  { text: '1.000.000', means: 1_000_000, settles: 900_000 },
  { text: '12.345', means: 12_345, settles: 12_000 },
];

const typedTerms = [
  { text: '360', means: 360, settles: 360 },
  { text: '2', means: 2, settles: 3 },
  { text: '361', means: 361, settles: 360 },
];

for (const language of siteLanguages) {
  test.describe(language, () => {
    test('understands typed amounts and terms and moves them to the nearest step', async ({
      page,
    }) => {
      const texts = await textsIn(language);
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      const amount = wizardField(dialog, texts, 'amount');
      const term = wizardField(dialog, texts, 'duration');
      const said = (field: 'amount' | 'duration', value: number) =>
        dialog.getByRole('status').filter({ hasText: adjustedTo(field, value, texts, language) });

      for (const { text, means, settles } of typedAmounts) {
        await test.step(`an amount of ${text}`, async () => {
          await amount.fill(text);
          await expectPayment(dialog, means, termLimits.default, language);
          await amount.blur();
          await expect(amount).toHaveValue(formatNumber(settles, language));
          await expectPayment(dialog, settles, termLimits.default, language);
          await expect(said('amount', settles)).toHaveCount(means === settles ? 0 : 1);
        });
      }
      await amount.fill(String(amountLimits.default));
      for (const { text, means, settles } of typedTerms) {
        await test.step(`a term of ${text}`, async () => {
          await term.fill(text);
          await expectPayment(dialog, amountLimits.default, means, language);
          await term.blur();
          await expect(term).toHaveValue(String(settles));
          await expectPayment(dialog, amountLimits.default, settles, language);
          await expect(said('duration', settles)).toHaveCount(means === settles ? 0 : 1);
        });
      }
    });
  });
}

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('moves by slider and buttons, and hero and wizard share the values', async ({ page }) => {
      const texts = await textsIn(language);
      const { controls } = texts.wizard;
      await page.goto(routes.home[language]);
      const main = page.getByRole('main');
      await expectLoan(main, texts, language, amountLimits.default, termLimits.default);

      await test.step('in the hero', async () => {
        await main.getByRole('slider', { name: controls.amountSlider }).press('ArrowRight');
        await expectLoan(main, texts, language, 6_000, 12);
        await main.getByRole('slider', { name: controls.termSlider }).press('ArrowLeft');
        await expectLoan(main, texts, language, 6_000, 11);
        await main.getByRole('textbox', { name: texts.wizard.fields.amount }).fill('30 000');
        await main.getByRole('button', { name: controls.moreAmount }).click();
        const more = stepUp(30_000, amountLimits);
        await expectLoan(main, texts, language, more, 11);
        await main.getByRole('button', { name: controls.lessAmount }).click();
        const less = stepDown(more, amountLimits);
        expect(less).toBe(30_000);
        await main.getByRole('button', { name: controls.longerTerm }).click();
        await expectLoan(main, texts, language, less, stepUp(11, termLimits));
      });

      await test.step('in the wizard', async () => {
        await main.getByRole('button', { name: texts.site.hero.applyWith }).click();
        const dialog = page.getByRole('dialog', { name: texts.wizard.title });
        await expectLoan(dialog, texts, language, 30_000, 12);
        const slider = dialog.getByRole('slider', { name: controls.amountSlider });
        await slider.press('End');
        await expectLoan(dialog, texts, language, amountLimits.max, 12);
        await expect(dialog.getByRole('button', { name: controls.moreAmount })).toBeDisabled();
        await slider.press('ArrowLeft');
        await dialog.getByRole('button', { name: controls.shorterTerm }).click();
        await expectLoan(dialog, texts, language, 899_000, 11);
        await expect(slider).toHaveAttribute('aria-valuetext', formatMoney(899_000, language, 0));
        await dialog.getByRole('button', { name: texts.wizard.close }).click();
        await expectLoan(main, texts, language, 899_000, 11);
      });
    });
  });
}

async function expectPayment(
  place: Locator,
  amount: number,
  term: number,
  language: SiteLanguage,
): Promise<void> {
  await expect(place.locator('output')).toHaveText(
    formatMoney(monthlyPayment(amount, term), language, 2),
  );
}

/** Text fields, sliders and payment all show this loan. */
async function expectLoan(
  place: Locator,
  texts: Texts,
  language: SiteLanguage,
  amount: number,
  term: number,
): Promise<void> {
  const { fields, controls } = texts.wizard;
  await expect(place.getByRole('textbox', { name: fields.amount })).toHaveValue(
    formatNumber(amount, language),
  );
  await expect(place.getByRole('textbox', { name: fields.duration })).toHaveValue(String(term));
  await expect(place.getByRole('slider', { name: controls.amountSlider })).toHaveValue(
    String(amount),
  );
  await expect(place.getByRole('slider', { name: controls.termSlider })).toHaveValue(String(term));
  await expectPayment(place, amount, term, language);
}
