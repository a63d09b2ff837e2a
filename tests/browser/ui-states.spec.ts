/** Every state of a page that a visitor can cause: layout and accessibility. */
import type { Locator, Page } from 'playwright/test';
import { extraFormFields, loanPath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { apr, loanCost } from '../../src/domain/loan/annuity.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatMoney, formatRate } from '../../src/i18n/format.ts';
import { pagePath, routes } from '../../src/i18n/routes.ts';
import { toastDurationMs } from '../../src/stores/toast.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { languageButton, languageList } from '../support/browser/languages.ts';
import { expectNoLayoutFlaws, viewports } from '../support/browser/layout.ts';
import { failOnce } from '../support/browser/network.ts';
import { htmlForms, postHtmlForm } from '../support/browser/pages.ts';
import { expectToast, toastIn } from '../support/browser/toasts.ts';
import { expectAccessible, expectNoUiFlaws } from '../support/browser/ui-audit.ts';
import type { Wizard } from '../support/browser/wizard.ts';
import { isFullRun } from '../support/prerequisites.ts';

// Layout is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In the daily run axe checks only the last of states that contain each other. */
const audit = isFullRun ? expectNoUiFlaws : expectNoLayoutFlaws;

inLanguages((language) => {
  const home = routes.home[language];

  test('step 1 passes audits', async ({ page, texts, wizard }) => {
    const { dialog, field, next } = wizard;
    await wizard.openHydrated(home);
    await field('duration').fill(String(termLimits.max));
    await expectNoUiFlaws(page, 'with a term that the law does not allow');
    for (const name of stepFields[1]) await field(name).fill('');
    await next.click();
    await expectToast(dialog, texts, texts.wizard.toasts.incomplete, 'error');
    await field('amount').fill(String(amountLimits.max));
    await expectNoUiFlaws(page, 'with messages');
  });

  test('step 2 passes audits', async ({ page, wizard }) => {
    await openWithLongestFigures(wizard, 2, home);
    await audit(page, 'empty');
    await wizard.next.click();
    await expect(wizard.field('profession')).toHaveAttribute('aria-invalid');
    await audit(page, 'with messages');
  });

  test('step 3 passes audits', async ({ page, wizard }) => {
    await openWithLongestFigures(wizard, 3, home);
    await audit(page, 'empty');
    await wizard.submit.click();
    await expect(wizard.field('firstName')).toHaveAttribute('aria-invalid');
    await expectNoUiFlaws(page, 'with messages');
  });

  test('sending passes audits', async ({ page, texts, wizard, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    pageErrors.expect(/^Email verzenden mislukt$/);
    const { toasts } = texts.wizard;
    const { dialog, submit } = wizard;
    await page.clock.install();
    await openWithLongestFigures(wizard, 3, home);
    await wizard.fillStep(3);
    await failOnce(page, loanPath);
    await submit.click();
    await expectToast(dialog, texts, toasts.failed, 'error');
    await expectAccessible(page);

    await test.step('the error outlasts its toast', async () => {
      await page.clock.runFor(toastDurationMs + 1_000);
      await expect(toastIn(dialog, texts)).toHaveCount(0);
      for (const size of viewports) {
        await page.setViewportSize(size);
        await expectUncovered(dialog.getByRole('link', { name: company.phone.text }));
      }
    });
    await submit.click();
    await expectToast(page, texts, toasts.sent, 'success');
    await expectAccessible(page);
  });

  test('every step shows the monthly payment', nightly, async ({ page, texts, wizard }) => {
    const { field, dialog } = wizard;
    const [amount, term] = [amountLimits.max, termLimits.min];
    const { payment, total, interest } = loanCost(amount, term);
    await wizard.openHydrated(home);
    await field('amount').fill(String(amount));
    await field('duration').fill(String(term));
    for (const step of [1, 2, 3] as const) {
      await expect(wizard.heading(step)).toBeVisible();
      const paymentLine = dialog
        .locator('p, summary')
        .filter({ hasText: texts.wizard.estimate.payment })
        .locator('output, strong');
      for (const size of viewports) {
        await page.setViewportSize(size);
        await expect(paymentLine).toHaveText(formatMoney(payment, language, 2));
        await expectUncovered(paymentLine);
        for (const button of [wizard.back, wizard.next, wizard.submit])
          if (await button.isVisible()) await expectUncovered(button);
        expect(await roomForFields(page), JSON.stringify({ step, size })).toBeGreaterThanOrEqual(
          200,
        );
      }
      if (step === 1) {
        await wizard.next.click();
      } else if (step === 2) {
        await paymentLine.click();
        const costs = [formatMoney(total, language, 2), formatMoney(interest, language, 2)];
        for (const text of [...costs, formatRate(apr, language)])
          await expect(
            dialog.getByText(text, { exact: true }).filter({ visible: true }),
          ).toBeInViewport();
        await paymentLine.click();
        await wizard.fillStep(2);
        await wizard.next.click();
      }
    }
  });

  test('menus and open questions pass audits', nightly, async ({ page, texts }) => {
    const { navigation } = texts.site;
    await page.goto(home);
    for (const question of await page.locator('#faq details').all())
      await question.evaluate((details) => details.setAttribute('open', ''));
    const { budget } = texts.wizard;
    await page.getByText(budget.title, { exact: true }).click();
    await expect(page.getByRole('group', { name: budget.loans })).toBeVisible();
    await expectNoLayoutFlaws(page);
    await languageButton(page, texts, language).click();
    await expect(languageList(page)).toBeVisible();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(routes.contact[language]);
    await page.getByRole('button', { name: navigation.menu, exact: true }).click();
    await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible();
    await expectAccessible(page);
  });

  test('form pages pass audits', nightly, async ({ page, texts, pageErrors }) => {
    pageErrors.expect(/status of 422/);
    pageErrors.allow(/status of 413/);
    await page.goto(pagePath('about', language));
    for (const { formPage, to, form, heading } of htmlForms) {
      await postHtmlForm(page, to, { ...form, [extraFormFields.language]: language });
      const name = texts.site.formPages[heading];
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await test.step(formPage, () => expectAccessible(page));
    }
  });
});

/** Opens a later step with the longest figures beside it. */
async function openWithLongestFigures(wizard: Wizard, step: 2 | 3, path: string): Promise<void> {
  await wizard.openHydrated(path);
  await wizard.field('amount').fill(String(amountLimits.max));
  await wizard.field('duration').fill(String(termLimits.max));
  await wizard.goTo(step);
}

/** Height between head and foot of the open wizard. */
function roomForFields(page: Page): Promise<number> {
  return page
    .locator('dialog form > *')
    .evaluateAll((parts) => Math.max(...parts.map((part) => part.clientHeight)));
}

/** Within the window, and uncovered at its corners and centre. Round elements have no corners. */
async function expectUncovered(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeInViewport({ ratio: 1 });
  const covering = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = element.localName === 'button' ? [0.25, 0.5, 0.75] : [0.05, 0.5, 0.95];
    return shares
      .map((share) => document.elementFromPoint(left + share * width, top + share * height))
      .filter((seen) => !seen || !(element.contains(seen) || seen.contains(element)))
      .map((seen) => seen?.outerHTML.slice(0, 120) ?? 'nothing');
  });
  expect(covering).toEqual([]);
}
