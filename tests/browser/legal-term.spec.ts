/** A term that the law does not allow: what says so, and how it is mended. */
import type { Locator } from 'playwright/test';
import { monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { legalTermTable, maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import {
  formatMoney,
  formatNumber,
  formatRate,
  formatTerm,
  formatYears,
  interpolate,
} from '../../src/i18n/format.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { auditedLanguages } from '../support/browser/languages.ts';
import { expectAllHydrated, expectPayment, type Texts } from '../support/browser/wizard.ts';

/** The largest amount whose longest legal term is below the slider's maximum. */
const [upTo = 0, maxMonths = 0] =
  legalTermTable.findLast(([, months]) => months < termLimits.max) ?? [];
const large = Math.min(upTo, amountLimits.max);

inLanguages(auditedLanguages, (language) => {
  // Without such a law, no term of the slider is too long.
  if (maxLegalTerm(10_000) < termLimits.max)
    test('one press sets the longest legal term', async ({ page, texts, wizard }) => {
      const lower = maxLegalTerm(5_400);
      const { controls, fields } = texts.wizard;
      const { dialog } = wizard;
      const main = page.getByRole('main');
      await page.goto(routes.home[language]);
      await wizard.open();
      await expectAllHydrated(page);
      await wizard.close.click();

      for (const [place, action] of [
        [main, main.getByRole('button', { name: texts.site.hero.applyWith })],
        [dialog, wizard.next],
      ] as const) {
        if (place === dialog) await wizard.press();
        const term = place.getByRole('slider', { name: controls.termSlider });
        const amount = place.getByRole('textbox', { name: fields.amount });
        // The wizard scrolls to what the law says; nothing else may move.
        const distance = async () =>
          term.evaluate(
            (below, above) =>
              below.getBoundingClientRect().y - (above?.getBoundingClientRect().y ?? 0),
            await amount.elementHandle(),
          );
        const { button, expectSaid, expectNothing } = hintIn(place, texts, language);
        await amount.fill('10000');
        await amount.blur();
        await term.fill(String(maxLegalTerm(10_000)));
        await expectNothing();
        const before = await distance();

        await test.step('by pointer', async () => {
          await term.press('ArrowRight');
          await expectSaid(maxLegalTerm(10_000));
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
          await expectSaid(maxMonths);
          await term.focus();
          await page.keyboard.press('Tab');
          await expect(button(maxMonths)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(term).toBeFocused();
          await expect(term).toHaveValue(String(maxMonths));
          await expectNothing();
        });

        await test.step('and nothing is blocked', async () => {
          await term.press('End');
          await expectSaid(maxMonths);
          await action.click();
          await expect(wizard.heading(place === main ? 1 : 2)).toBeVisible();
          if (place === main) await wizard.close.click();
        });
      }
    });

  if (maxLegalTerm(amountLimits.default) < termLimits.max)
    test(
      'releasing the slider reveals the legal hint',
      nightly,
      async ({ page, texts, wizard }) => {
        await page.setViewportSize({ width: 1366, height: 650 });
        await page.goto(routes.home[language]);
        await wizard.open();
        const slider = wizard.dialog.getByRole('slider', {
          name: texts.wizard.controls.termSlider,
        });
        await slider.scrollIntoViewIfNeeded();
        const before = await slider.boundingBox();
        if (!before) throw new Error('There is no slider');
        const middle = before.y + before.height / 2;
        const set = hintIn(wizard.dialog, texts, language).button(
          maxLegalTerm(amountLimits.default),
        );
        await page.mouse.move(before.x + 20, middle);
        await page.mouse.down();
        await page.mouse.move(before.x + before.width - 20, middle, { steps: 3 });
        await expect(set).toHaveCount(1);
        // It would slip from under the finger.
        expect(await slider.boundingBox()).toEqual(before);
        await page.mouse.up();
        await expect(set).toBeInViewport({ ratio: 1 });
      },
    );
});

inLanguages(auditedLanguages, (language) => {
  // Without such a law, no term of the slider is too long.
  if (maxLegalTerm(amountLimits.default) < termLimits.max)
    test('hero and wizard name an illegal term', nightly, async ({ page, texts, wizard }) => {
      const maxTerm = maxLegalTerm(amountLimits.default);
      const main = page.getByRole('main');
      await page.goto(routes.home[language]);
      await main.getByRole('slider', { name: texts.wizard.controls.termSlider }).press('End');
      await hintIn(main, texts, language).expectSaid(maxTerm);
      await wizard.open();
      const hint = hintIn(wizard.dialog, texts, language);
      await hint.expectSaid(maxTerm);
      // The hint may be below the fold. The payment is not.
      const sign = wizard.dialog.getByText(hint.inFewWords(maxTerm), { exact: true });
      await expect(sign).toBeInViewport();
      await wizard.goTo(2);
      // The income is compared with a payment that can be had.
      const { affordability } = texts.wizard;
      const income = wizard.field('monthlyIncome');
      const payment = monthlyPayment(amountLimits.default, maxTerm);
      await income.fill(String(Math.floor(2 * payment)));
      await wizard.field('address').focus();
      const share = wizard.dialog.getByText(
        interpolate(affordability.shareWithinLaw, {
          months: formatNumber(maxTerm, language),
          payment: formatMoney(payment, language, 2),
          share: formatRate(0.5, language),
        }),
      );
      await expect(share).toBeVisible();
      await expect(wizard.dialog.getByRole('link', { name: affordability.advice })).toBeVisible();
      await income.fill('9000');
      await expect(share).toHaveCount(0);
      await wizard.fillStep(2);
      await wizard.next.click();
      await expect(wizard.heading(3)).toBeFocused();
      await expect(sign).toBeInViewport();
      const review = wizard.dialog.getByRole('region', { name: texts.wizard.review.title });
      const offer = review.getByText(
        interpolate(hint.offer(maxTerm), { payment: formatMoney(payment, language, 2) }),
        { exact: true },
      );
      await expect(offer).toBeVisible();
      await hintIn(review, texts, language).button(maxTerm).click();
      await expect(review.getByRole('heading')).toBeFocused();
      await expect(offer).toHaveCount(0);
      await expect(sign).toHaveCount(0);
      const term = formatTerm(maxTerm, texts.wizard.estimate, language);
      await expect(review.getByText(term, { exact: true })).toBeVisible();
    });
});

/** The hint about a term that is too long, with the button that sets the longest legal one. */
function hintIn(place: Locator, { wizard: { estimate } }: Texts, language: SiteLanguage) {
  const fillIn = (text: string, months: number) =>
    interpolate(text, {
      months: formatNumber(months, language),
      years: formatYears(months, estimate.years, language),
    });
  const tooLong = (months: number) => fillIn(estimate.maxLegalTerm, months);
  const offer = (months: number) => fillIn(estimate.offerWithinLaw, months);
  const inFewWords = (months: number) => fillIn(estimate.legalMaximum, months);
  const button = (months: number) =>
    place.getByRole('button', { name: fillIn(estimate.setMaxTerm, months), exact: true });
  const hint = place
    .getByRole('status')
    .filter({ hasText: estimate.maxLegalTerm.split('{')[0] ?? '' });
  return {
    said: tooLong,
    offer,
    inFewWords,
    button,
    async expectSaid(months: number): Promise<void> {
      await expect(hint).toHaveText(tooLong(months));
      await expect(button(months)).toBeVisible();
    },
    expectNothing: () => expect(hint).toHaveCount(0),
  };
}
