/** A term that the law does not allow: its hint and its correction. */
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
import { expectAllHydrated, expectPayment, type Texts } from '../support/browser/wizard.ts';

/** The largest amount whose longest legal term is below the slider's maximum. */
const [maxAmount = 0, maxMonths = 0] =
  legalTermTable.findLast(([, months]) => months < termLimits.max) ?? [];
const largeAmount = Math.min(maxAmount, amountLimits.max);

inLanguages((language) => {
  // Without such a law, no term of the slider is too long.
  if (maxLegalTerm(10_000) < termLimits.max)
    test('one press sets the longest legal term', async ({ page, texts, wizard }) => {
      const lowerTerm = maxLegalTerm(5_400);
      const { controls, fields } = texts.wizard;
      const { dialog } = wizard;
      const main = page.getByRole('main');
      await wizard.openHydrated(routes.home[language]);
      await expectAllHydrated(page);
      await wizard.close.click();

      for (const [container, action] of [
        [main, main.getByRole('button', { name: texts.site.hero.applyWith })],
        [dialog, wizard.next],
      ] as const) {
        if (container === dialog) await wizard.openDialog();
        const term = container.getByRole('slider', { name: controls.termSlider });
        const amount = container.getByRole('textbox', { name: fields.amount });
        // The wizard scrolls to what the law says; nothing else may move.
        const distance = async () =>
          term.evaluate(
            (below, above) =>
              below.getBoundingClientRect().y - (above?.getBoundingClientRect().y ?? 0),
            await amount.elementHandle(),
          );
        const { button, expectHint, expectNoHint } = hintIn(container, texts, language);
        await amount.fill('10000');
        await amount.blur();
        await term.fill(String(maxLegalTerm(10_000)));
        await expectNoHint();
        const before = await distance();

        await test.step('by pointer', async () => {
          await term.press('ArrowRight');
          await expectHint(maxLegalTerm(10_000));
          expect(await distance()).toBe(before);
          await expect(container.locator('[aria-invalid]')).toHaveCount(0);
          // Leaving the field moves nothing.
          await amount.fill('5400');
          await expectHint(lowerTerm);
          await amount.blur();
          await expectHint(lowerTerm);
          await button(lowerTerm).click();
          await expect(term).toBeFocused();
          await expectNoHint();
          await expectPayment(container, 5_400, lowerTerm, language);
        });

        await test.step('by keyboard', async () => {
          await amount.fill(String(largeAmount));
          await container
            .getByRole('textbox', { name: fields.duration })
            .fill(String(termLimits.max));
          await expectHint(maxMonths);
          await term.focus();
          await page.keyboard.press('Tab');
          await expect(button(maxMonths)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(term).toBeFocused();
          await expect(term).toHaveValue(String(maxMonths));
          await expectNoHint();
        });

        await test.step('the hint blocks nothing', async () => {
          await term.press('End');
          await expectHint(maxMonths);
          await action.click();
          await expect(wizard.heading(container === main ? 1 : 2)).toBeVisible();
          if (container === main) await wizard.close.click();
        });
      }
    });

  if (maxLegalTerm(amountLimits.default) < termLimits.max)
    test('releasing a slider reveals the legal hint', nightly, async ({ page, texts, wizard }) => {
      await page.setViewportSize({ width: 1366, height: 650 });
      await wizard.openHydrated(routes.home[language]);
      const slider = wizard.dialog.getByRole('slider', {
        name: texts.wizard.controls.termSlider,
      });
      await slider.scrollIntoViewIfNeeded();
      const before = await slider.boundingBox();
      if (!before) throw new Error('There is no slider');
      const middle = before.y + before.height / 2;
      const setButton = hintIn(wizard.dialog, texts, language).button(
        maxLegalTerm(amountLimits.default),
      );
      await page.mouse.move(before.x + 20, middle);
      await page.mouse.down();
      await page.mouse.move(before.x + before.width - 20, middle, { steps: 3 });
      await expect(setButton).toHaveCount(1);
      // Otherwise the slider would slip from under the finger.
      expect(await slider.boundingBox()).toEqual(before);
      await page.mouse.up();
      await expect(setButton).toBeInViewport({ ratio: 1 });
    });

  if (maxLegalTerm(amountLimits.default) < termLimits.max)
    test('hero and wizard name an illegal term', nightly, async ({ page, texts, wizard }) => {
      const maxTerm = maxLegalTerm(amountLimits.default);
      const main = page.getByRole('main');
      await page.goto(routes.home[language]);
      await main.getByRole('slider', { name: texts.wizard.controls.termSlider }).press('End');
      await hintIn(main, texts, language).expectHint(maxTerm);
      await wizard.openHydrated();
      const hint = hintIn(wizard.dialog, texts, language);
      await hint.expectHint(maxTerm);
      // The hint may be below the fold. The payment is not.
      const shortHint = wizard.dialog.getByText(hint.shortText(maxTerm), { exact: true });
      await expect(shortHint).toBeInViewport();
      await wizard.goTo(2);
      // The income is compared with the payment over the longest legal term.
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
      await expect(shortHint).toBeInViewport();
      const review = wizard.dialog.getByRole('region', { name: texts.wizard.review.title });
      const offer = review.getByText(
        interpolate(hint.offer(maxTerm), { payment: formatMoney(payment, language, 2) }),
        { exact: true },
      );
      await expect(offer).toBeVisible();
      await hintIn(review, texts, language).button(maxTerm).click();
      await expect(review.getByRole('heading')).toBeFocused();
      await expect(offer).toHaveCount(0);
      await expect(shortHint).toHaveCount(0);
      const term = formatTerm(maxTerm, texts.wizard.estimate, language);
      await expect(review.getByText(term, { exact: true })).toBeVisible();
    });
});

/** The hint about a term that is too long, with the button that sets the longest legal one. */
function hintIn(container: Locator, { wizard: { estimate } }: Texts, language: SiteLanguage) {
  const fillIn = (text: string, months: number) =>
    interpolate(text, {
      months: formatNumber(months, language),
      years: formatYears(months, estimate.years, language),
    });
  const tooLong = (months: number) => fillIn(estimate.maxLegalTerm, months);
  const offer = (months: number) => fillIn(estimate.offerWithinLaw, months);
  const shortText = (months: number) => fillIn(estimate.legalMaximum, months);
  const button = (months: number) =>
    container.getByRole('button', { name: fillIn(estimate.setMaxTerm, months), exact: true });
  const hint = container
    .getByRole('status')
    .filter({ hasText: estimate.maxLegalTerm.split('{')[0] ?? '' });
  return {
    offer,
    shortText,
    button,
    async expectHint(months: number): Promise<void> {
      await expect(hint).toHaveText(tooLong(months));
      await expect(button(months)).toBeVisible();
    },
    expectNoHint: () => expect(hint).toHaveCount(0),
  };
}
