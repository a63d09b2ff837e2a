/** The wizard's dialog and steps: opening, closing, reviewing the answers, and reloading. */

import { loanCost } from '../../src/domain/loan/annuity.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import { loanSteps } from '../../src/domain/loan/request.ts';
import { formatMoney, formatNumber, formatTerm } from '../../src/i18n/format.ts';
import { orderNames } from '../../src/i18n/name-order.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { applicant, heroButton, type Wizard } from '../support/browser/wizard.ts';

inLanguages((language) => {
  test('every trigger opens the wizard, regains focus', async ({ page, texts, wizard }) => {
    await page.goto(routes.home[language]);
    const cards = page.locator('#services').getByRole('button');
    const { apply } = texts.site.navigation;
    for (const [trigger, open, close] of [
      [heroButton(page, texts), 'click', () => page.keyboard.press('Escape')],
      [cards.last(), 'click', () => wizard.close.click()],
      [
        page.getByRole('navigation').getByRole('button', { name: apply }),
        'Enter',
        () => wizard.close.press('Enter'),
      ],
      [
        page.getByRole('button', { name: texts.site.hero.applyWith }),
        'Enter',
        () => page.keyboard.press('Escape'),
      ],
    ] as const) {
      await expect(wizard.dialog).toBeHidden();
      await (open === 'click' ? trigger.click() : trigger.press(open));
      await expect(wizard.heading(1)).toBeVisible();
      await expect(wizard.dialog.getByRole('heading', { name: texts.wizard.title })).toBeFocused();
      await close();
      await expect(wizard.dialog).toBeHidden();
      await expect(trigger).toBeFocused();
    }
  });

  test('review shows answers, gaps and survives reload', async ({ page, texts, wizard }) => {
    const { review: reviewTexts, steps, estimate, errors, summary, completed } = texts.wizard;
    const { dialog, field, heading, next, save, back, panel, submit } = wizard;
    await wizard.openHydrated(routes.home[language]);
    await field('duration').fill('48');
    await wizard.goTo(3);
    const review = dialog.getByRole('region', { name: reviewTexts.title });
    const values = review.getByRole('definition');
    const loan = (amount: number) => [
      formatMoney(amount, language, 0),
      formatTerm(48, estimate, language),
      ...(['payment', 'total', 'interest'] as const).map((name) =>
        formatMoney(loanCost(amount, 48)[name], language, 2),
      ),
    ];
    const person: string[] = loanSteps[1].map((name) => applicant[name]);
    const change = (name: string) =>
      review.getByRole('button', { name: `${reviewTexts.change}: ${name}` });
    await expect(values).toHaveText([...loan(amountLimits.default), ...person]);

    await test.step('changes the loan, skipping what is answered', async () => {
      await change(steps.loan).click();
      await expect(field('amount')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('30000');
      await save.click();
      await expect(heading(3)).toBeVisible();
      await expect(review.getByRole('heading')).toBeFocused();
      await expect(values).toHaveText([...loan(30_000), ...person]);
    });

    await test.step('changes the person, with an error on the way', async () => {
      await change(steps.person).click();
      await expect(field('profession')).toBeFocused();
      await field('country').fill('');
      await save.click();
      await expect(field('country')).toBeFocused();
      await field('country').fill(applicant.country);
      await field('monthlyIncome').fill('2.400,50');
      await page.keyboard.press('Enter');
      await expect(review.getByRole('heading')).toBeFocused();
      person[loanSteps[1].indexOf('monthlyIncome')] = formatMoney(2400.5, language, 2);
      await expect(values).toHaveText([...loan(30_000), ...person]);
    });

    await test.step('leads on from there as before', async () => {
      await back.click();
      await expect(heading(2)).toBeFocused();
      await back.click();
      await expect(heading(1)).toBeFocused();
      await next.click();
      await expect(heading(2)).toBeFocused();
      await next.click();
      await expect(heading(3)).toBeFocused();
    });

    await test.step('names what is missing', async () => {
      const fields = orderNames(loanSteps[2], language);
      const [firstField, last] = [fields[0], fields.at(-1)];
      if (!firstField || !last) throw new Error('The step has no fields');
      const lines = panel(3).getByRole('listitem');
      const links = lines.getByRole('link');
      await submit.click();
      await expect(field(firstField)).toBeFocused();
      await expect(dialog.getByText(summary)).toBeVisible();
      await expect(links).toHaveText(fields.map((name) => errors[name]));
      const ground = () =>
        panel(3)
          .getByRole('list')
          .first()
          .locator('..')
          .evaluate((box) => getComputedStyle(box).backgroundColor);
      const red = await ground();
      await links.last().click();
      await expect(field(last)).toBeFocused();
      await page.keyboard.type('1');
      // The line of a corrected field stays, marked as completed, so that nothing moves.
      await expect(links).toHaveCount(fields.length);
      await expect(lines.filter({ hasText: errors[last] })).toContainText(completed);
      expect(await ground()).toBe(red);
      await wizard.fillStep(3);
      expect(await ground()).not.toBe(red);
      await expect(dialog.getByText(summary)).toBeHidden();
      await field('email').fill('');
      await submit.click();
      await expect(field('email')).toBeFocused();
      // A single error needs no summary.
      await expect(links).toHaveCount(0);
      await field('email').fill(applicant.email);
    });

    await test.step('keeps answers and step over a reload until the visitor clears them', async () => {
      await page.reload();
      await wizard.openHydrated();
      await expect(heading(3)).toBeVisible();
      for (const name of loanSteps[2]) await expect(field(name)).toHaveValue(applicant[name]);
      await expect(values).toHaveText([...loan(30_000), ...person]);
      await dialog.getByRole('button', { name: texts.wizard.clear }).click();
      const { text, undo } = texts.wizard.cleared;
      const notice = dialog.getByRole('status').filter({ hasText: text });
      await expect(heading(1)).toBeFocused();
      await notice.getByRole('button', { name: undo }).click();
      await expect(heading(1)).toBeFocused();
      await expect(notice).toHaveCount(0);
      for (const step of [2, 3] as const) {
        await wizard.next.click();
        await expect(heading(step)).toBeFocused();
      }
      for (const name of loanSteps[2]) await expect(field(name)).toHaveValue(applicant[name]);
      await dialog.getByRole('button', { name: texts.wizard.clear }).click();
      await expectEmpty(wizard);
      await page.reload();
      await wizard.openHydrated();
      await expectEmpty(wizard);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('wizard covers the page without moving it', nightly, async ({ page, texts, wizard }) => {
      await page.goto(routes.home[language]);
      const triggers = page.getByRole('main').getByRole('button', { name: texts.site.hero.apply });
      const trigger = triggers.last();
      await trigger.evaluate((button) => button.scrollIntoView({ behavior: 'instant' }));
      const scrollMetrics = () =>
        page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
      const before = await scrollMetrics();
      expect(before[0]).toBeGreaterThan(0);

      await trigger.tap();
      await expect(wizard.heading(1)).toBeVisible();
      await expect(trigger).toBeHidden();
      expect(await scrollMetrics()).toEqual(before);
      await wizard.close.tap();
      await expect(trigger).toBeInViewport();
      await expect(trigger).toBeFocused();
      expect(await scrollMetrics()).toEqual(before);
    });

    test('wizard scrolls an invalid field’s label into view', async ({ texts, wizard }) => {
      const { dialog, field, next } = wizard;
      await wizard.openHydrated(routes.home[language]);
      await field('amount').fill(String(amountLimits.max + 1));
      // Focus does not scroll to a field that is in view.
      await field('amount').evaluate((input) => input.scrollIntoView());
      await next.tap();
      await expect(field('amount')).toBeInViewport({ ratio: 1 });
      const label = dialog.getByText(texts.wizard.fields.amount, { exact: true }).first();
      await expect(label).toBeInViewport({ ratio: 1 });
    });
  });

  /** The wizard is at step 1 with the default values, and the other steps are empty. */
  async function expectEmpty({ dialog, field, heading, texts }: Wizard): Promise<void> {
    await expect(heading(1)).toBeVisible();
    await expect(field('amount')).toHaveValue(formatNumber(amountLimits.default, language));
    await expect(field('duration')).toHaveValue(String(termLimits.default));
    // The other steps are in the page, but hidden.
    for (const name of [...loanSteps[1], ...loanSteps[2]])
      await expect(dialog.getByLabel(texts.wizard.fields[name], { exact: true })).toHaveValue('');
  }
});
