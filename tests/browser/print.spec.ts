/** Printing: closed answers too, and an open wizard instead of the page behind it. */
import type { Locator, Page } from 'playwright/test';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatMoney, formatNumber, formatTerm } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { pagePath, routes } from '../../src/i18n/routes.ts';
import { loanPassportRows } from '../../src/islands/loan-passport/loan-passport-rows.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import type { Texts } from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

// Lower than a step: a dialog as high as the window would cut the step.
test.use({ viewport: { width: 720, height: 400 } });

inLanguages((language) => {
  for (const kind of ['home', 'contact'] as const) {
    test(`${kind} page prints closed answers`, nightly, async ({ page }) => {
      await page.goto(routes[kind][language]);
      // Not the estimate's heading: its fields are useless on paper.
      const answers = page.locator('main details:not(astro-island *) > :not(summary)');
      await expect(answers).not.toHaveCount(0);
      await expect(answers.filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(answers.filter({ visible: false })).toHaveCount(0);
    });
  }

  test('the article list prints several to a sheet', nightly, async ({ page }) => {
    await page.goto(routes.blog[language]);
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('main li:has(article)')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    // A quarter of a sheet as wide as this window.
    expect(Math.max(...heights)).toBeLessThan(250);
  });

  test('a caption prints beside its table', nightly, async ({ page }) => {
    await page.goto(pagePath({ article: 2 }, language));
    await page.emulateMedia({ media: 'print' });
    const caption = page.locator('main caption').first();
    expect(await caption.evaluate((part) => getComputedStyle(part).breakAfter)).toBe('avoid');
  });

  test('a long message prints whole', nightly, async ({ page }) => {
    await page.goto(routes.contact[language]);
    const message = page.locator('#contact-message');
    await message.fill('a\n'.repeat(30));
    await page.emulateMedia({ media: 'print' });
    const hidden = await message.evaluate((field) => field.scrollHeight - field.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });

  for (const kind of [{ article: 1 }, 'terms'] as const) {
    test(`${pagePath(kind, language)} prints its content only`, nightly, async ({ page }) => {
      await page.goto(pagePath(kind, language));
      await page.emulateMedia({ media: 'print' });
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      const names = await headings.filter({ visible: true }).allTextContents();
      expect(names.length).toBeGreaterThan(2);
      await expectOnPaper(
        page,
        'main',
        names.map((name) => name.trim()),
      );
    });
  }

  test('open wizard prints its step only', nightly, async ({ page, texts, wizard }) => {
    const { estimate } = texts.wizard;
    await wizard.openHydrated(routes.home[language]);
    await expectOnPaper(page, '#loan-wizard', [
      formatNumber(amountLimits.default, language),
      String(termLimits.default),
    ]);

    await wizard.goTo(2);
    await wizard.fillStep(2);
    const answers = stepFields[2].map((field) => applicant[field]);
    await expectOnPaper(page, '#loan-wizard', answers);

    await wizard.next.click();
    await expect(wizard.heading(3)).toBeFocused();
    await wizard.fillStep(3);
    await expectOnPaper(page, '#loan-wizard', [
      ...Object.values(applicant),
      formatMoney(amountLimits.default, language, 0),
      formatTerm(termLimits.default, estimate, language),
      // In the closed cost below the step.
      estimate.warning,
    ]);
    await expectLoanPassport(page, wizard.dialog, texts, language);
  });

  test(
    'cards of terms print no heading without cards',
    nightly,
    async ({ page, texts, wizard }) => {
      await wizard.openHydrated(routes.home[language]);
      const cards = wizard.panel(1).getByRole('group', { name: texts.wizard.compare.title });
      await expect(cards).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(cards).toBeHidden();
    },
  );

  test('confirmation prints every answer', nightly, async ({ page, texts, wizard }) => {
    const { confirmation, estimate } = texts.wizard;
    await wizard.openAt('submit', routes.home[language]);
    await wizard.submit.press('Enter');
    await expect(page.getByRole('region', { name: confirmation.title })).toBeVisible();
    await expectOnPaper(page, 'section[aria-labelledby="confirmation-title"]', [
      ...Object.values(applicant),
      formatMoney(amountLimits.default, language, 0),
      formatTerm(termLimits.default, estimate, language),
    ]);
    await expectLoanPassport(page, page.locator('body'), texts, language);
  });

  test('a failed print leaves the hero', nightly, async ({ page, pageErrors, texts }) => {
    pageErrors.expect(/no printer/);
    await page.goto(routes.home[language]);
    await page.evaluate(() => {
      window.print = () => {
        throw new Error('no printer');
      };
    });
    const button = page
      .getByRole('main')
      .getByRole('button', { name: texts.wizard.passport.print });
    await button.click();
    await expect(page.locator('section:has(> table)')).toBeAttached();
    await expect(button).toBeVisible();
  });

  test('the hero prints any loan on one page', nightly, async ({ page, texts }) => {
    await page.goto(routes.home[language]);
    for (const term of [termLimits.min, termLimits.max]) {
      await page.locator('#hero-amount').fill(String(amountLimits.max));
      await page.locator('#hero-duration').fill(String(term));
      const loan = { amount: amountLimits.max, term };
      await expectLoanPassport(page, page.getByRole('main'), texts, language, loan);
    }
  });
});

/** The button prints the loan alone on one page, until the visitor goes on. */
async function expectLoanPassport(
  page: Page,
  part: Locator,
  { wizard: texts }: Texts,
  language: Language,
  loan = { amount: amountLimits.default, term: termLimits.default },
): Promise<void> {
  await page.evaluate(() => {
    window.print = () => void document.documentElement.setAttribute('data-test-printed', '');
  });
  await part.getByRole('button', { name: texts.passport.print }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-test-printed', '');
  const values = loanPassportRows(loan, language, texts).map(([, value]) => value);
  await expectOnPaper(page, 'section:has(> table)', [...values, texts.estimate.warning]);
  const sheet = page.locator('body > section:has(> table)');
  await expect(sheet.getByText(texts.passport.compareWith)).toHaveCount(2);
  const margin = '15mm';
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), 'pages').toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => document.documentElement.removeAttribute('data-test-printed'));
  await page.keyboard.press('Shift');
  await expect(sheet).toHaveCount(0);
}

/** Nothing but this part of the body is printed, uncut, with each of these texts once. */
async function expectOnPaper(
  page: Page,
  selector: string,
  texts: readonly string[],
): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const part = page.locator(`body > ${selector}`);
  await expect(part).toBeVisible();
  const printed = await part.evaluate((sheet) => {
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 1;
    const isClipped = (element: Element) =>
      !element.matches('input, select, .visually-hidden') &&
      getComputedStyle(element).overflowY !== 'visible' &&
      element.scrollHeight > element.clientHeight + 1;
    const all = [sheet, ...sheet.querySelectorAll('*')].filter(isPrinted);
    const ownText = ({ childNodes }: Element) =>
      [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    return {
      others: [...document.body.children]
        .filter((other) => other !== sheet && isPrinted(other))
        .map((other) => other.outerHTML.slice(0, 60)),
      cut: all.filter(isClipped).map((element) => element.outerHTML.slice(0, 60)),
      texts: all.map((element) =>
        (element instanceof HTMLInputElement && element.type !== 'range'
          ? element.value
          : ownText(element)
        ).trim(),
      ),
      top: sheet.getBoundingClientRect().top + scrollY,
      position: getComputedStyle(sheet).position,
    };
  });
  expect(printed.others, 'printed beside it').toEqual([]);
  expect(printed.cut, 'cut off').toEqual([]);
  expect(printed.top, 'distance from the top of the first sheet').toBe(0);
  expect(printed.position, 'a fixed part is repeated on each sheet').not.toBe('fixed');
  for (const text of texts)
    expect(
      printed.texts.filter((printedText) => printedText === text),
      text,
    ).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
}
