/** A term that the law does not allow: its hint and its correction. */
import type { Locator } from 'playwright/test';
import { monthlyPayment } from '../../src/domain/loan/annuity.ts';
import { legalTermTable, maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import {
  formatMoney,
  formatNumber,
  formatRate,
  formatTerm,
  formatYears,
} from '../../src/i18n/format.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { test as browserTest, expect, inLanguages, nightly } from '../support/browser/fixtures.ts';
import { expectAllHydrated, expectPayment, type Texts } from '../support/browser/wizard.ts';

/** The largest amount whose longest legal term is below the slider's maximum. */
const [maxAmount = 0, maxMonths = 0] =
  legalTermTable.findLast(([, months]) => months < termLimits.max) ?? [];
const largeAmount = Math.min(maxAmount, amountLimits.max);

const test = browserTest.extend<{ loan: LoanParts }>({
  /** The loan of the hydrated hero. */
  loan: async ({ page, language, texts, wizard }, use) => {
    await wizard.openHydrated(routes.home[language]);
    await expectAllHydrated(page);
    await wizard.close.click();
    await use(loanIn(page.getByRole('main'), texts, language));
  },
});

inLanguages((language) => {
  // Without such a law, no term of the slider is too long.
  if (maxLegalTerm(10_000) < termLimits.max) {
    test('legal hint moves nothing', async ({ loan }) => {
      const { container, amount, term, expectHint, expectNoHint } = loan;
      const distance = async () =>
        term.evaluate(
          (below, above) =>
            below.getBoundingClientRect().y - (above?.getBoundingClientRect().y ?? 0),
          await amount.elementHandle(),
        );
      await amount.fill('10000');
      await amount.blur();
      await term.fill(String(maxLegalTerm(10_000)));
      await expectNoHint();
      const before = await distance();
      await term.press('ArrowRight');
      await expectHint(maxLegalTerm(10_000));
      expect(await distance()).toBe(before);
      await expect(container.locator('[aria-invalid]')).toHaveCount(0);
    });

    test('one press sets the longest legal term', async ({ loan }) => {
      const { container, amount, term, button, expectHint, expectNoHint } = loan;
      const maxTerm = maxLegalTerm(5_400);
      await term.fill(String(termLimits.max));
      await amount.fill('5400');
      await expectHint(maxTerm);
      await amount.blur();
      await expectHint(maxTerm);
      await button(maxTerm).click();
      await expect(term).toBeFocused();
      await expectNoHint();
      await expectPayment(container, 5_400, maxTerm, language);
    });

    test('Tab leads from the slider to the button', async ({ page, loan }) => {
      const { amount, term, button, expectHint, expectNoHint } = loan;
      await amount.fill(String(largeAmount));
      await term.fill(String(termLimits.max));
      await expectHint(maxMonths);
      await term.focus();
      await page.keyboard.press('Tab');
      await expect(button(maxMonths)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(term).toBeFocused();
      await expect(term).toHaveValue(String(maxMonths));
      await expectNoHint();
    });

    test('legal hint blocks nothing', async ({ texts, wizard, loan }) => {
      const { container, amount, term, expectHint } = loan;
      await amount.fill(String(largeAmount));
      await term.press('End');
      await expectHint(maxMonths);
      await container.getByRole('button', { name: texts.site.hero.applyWith }).click();
      await expect(wizard.heading(1)).toBeVisible();
    });
  }

  if (maxLegalTerm(amountLimits.default) < termLimits.max) {
    const maxTerm = maxLegalTerm(amountLimits.default);
    const payment = monthlyPayment(amountLimits.default, maxTerm);

    test('releasing a slider reveals the legal hint', nightly, async ({ page, texts, wizard }) => {
      await page.setViewportSize({ width: 1366, height: 650 });
      await wizard.openHydrated(routes.home[language]);
      const slider = termSliderIn(wizard.dialog, texts);
      await slider.scrollIntoViewIfNeeded();
      const before = await slider.boundingBox();
      if (!before) throw new Error('There is no slider');
      const middle = before.y + before.height / 2;
      const setButton = hintIn(wizard.dialog, texts, language).button(maxTerm);
      await page.mouse.move(before.x + 20, middle);
      await page.mouse.down();
      await page.mouse.move(before.x + before.width - 20, middle, { steps: 3 });
      await expect(setButton).toHaveCount(1);
      // Otherwise the slider would slip from under the finger.
      expect(await slider.boundingBox()).toEqual(before);
      await page.mouse.up();
      await expect(setButton).toBeInViewport({ ratio: 1 });
    });

    test('hero and wizard name an illegal term', nightly, async ({ page, texts, wizard }) => {
      const main = page.getByRole('main');
      await page.goto(routes.home[language]);
      await termSliderIn(main, texts).press('End');
      await hintIn(main, texts, language).expectHint(maxTerm);
      await wizard.openHydrated();
      const hint = hintIn(wizard.dialog, texts, language);
      await hint.expectHint(maxTerm);
      // The hint may be below the fold. The payment is not.
      await expect(hint.shortHint(maxTerm)).toBeInViewport();
      await wizard.goTo(3);
      await expect(hint.shortHint(maxTerm)).toBeInViewport();
    });

    test('income is compared within the law', nightly, async ({ texts, wizard }) => {
      const { affordability } = texts.wizard;
      await wizard.openHydrated(routes.home[language]);
      await termSliderIn(wizard.dialog, texts).press('End');
      await wizard.goTo(2);
      const income = wizard.field('monthlyIncome');
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
    });

    test('the review sets the longest legal term', nightly, async ({ texts, wizard }) => {
      const { estimate, review: reviewTexts } = texts.wizard;
      await wizard.openHydrated(routes.home[language]);
      await termSliderIn(wizard.dialog, texts).press('End');
      await wizard.goTo(3);
      const review = wizard.dialog.getByRole('region', { name: reviewTexts.title });
      const hint = hintIn(review, texts, language);
      const offer = review.getByText(
        interpolate(hint.offer(maxTerm), { payment: formatMoney(payment, language, 2) }),
        { exact: true },
      );
      await expect(offer).toBeVisible();
      await hint.button(maxTerm).click();
      await expect(review.getByRole('heading')).toBeFocused();
      await expect(offer).toHaveCount(0);
      await expect(hintIn(wizard.dialog, texts, language).shortHint(maxTerm)).toHaveCount(0);
      const term = formatTerm(maxTerm, estimate, language);
      await expect(review.getByText(term, { exact: true })).toBeVisible();
    });
  }
});

type LoanParts = ReturnType<typeof loanIn>;

/** Amount, term and legal hint in a part of the page. */
function loanIn(container: Locator, texts: Texts, language: SiteLanguage) {
  return {
    container,
    amount: container.getByRole('textbox', { name: texts.wizard.fields.amount }),
    term: termSliderIn(container, texts),
    ...hintIn(container, texts, language),
  };
}

function termSliderIn(container: Locator, { wizard: { controls } }: Texts): Locator {
  return container.getByRole('slider', { name: controls.termSlider });
}

/** The hint about a term that is too long, with the button that sets the longest legal one. */
function hintIn(container: Locator, { wizard: { estimate } }: Texts, language: SiteLanguage) {
  const fillIn = (text: string, months: number) =>
    interpolate(text, {
      months: formatNumber(months, language),
      years: formatYears(months, estimate.years, language),
    });
  const tooLong = (months: number) => fillIn(estimate.maxLegalTerm, months);
  const offer = (months: number) => fillIn(estimate.offerWithinLaw, months);
  const shortHint = (months: number) =>
    container.getByText(fillIn(estimate.legalMaximum, months), { exact: true });
  const button = (months: number) =>
    container.getByRole('button', { name: fillIn(estimate.setMaxTerm, months), exact: true });
  const hint = container
    .getByRole('status')
    .filter({ hasText: estimate.maxLegalTerm.split('{')[0] ?? '' });
  return {
    offer,
    shortHint,
    button,
    async expectHint(months: number): Promise<void> {
      await expect(hint).toHaveText(tooLong(months));
      await expect(button(months)).toBeVisible();
    },
    expectNoHint: () => expect(hint).toHaveCount(0),
  };
}
