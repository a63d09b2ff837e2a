/** The wizard's dialog and steps: opening, closing, reviewing the answers, and reloading. */
import { apr, loanCost } from '../../src/domain/loan/annuity.ts';
import { amountLimits } from '../../src/domain/loan/offer.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatMoney, formatRate, formatTerm } from '../../src/i18n/format.ts';
import { orderFields } from '../../src/i18n/order-fields.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { heroButton, type Wizard } from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

inLanguages((language) => {
  test('every trigger opens the wizard and regains focus', async ({ page, texts, wizard }) => {
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

  test('a changed loan returns to the review', async ({ page, texts, wizard }) => {
    const { field, heading, save } = wizard;
    const { title, change, expectAnswers } = await openReview(wizard);
    await change(texts.wizard.steps[1]).click();
    await expect(field('amount')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('30000');
    await save.click();
    await expect(heading(3)).toBeVisible();
    await expect(title).toBeFocused();
    await expectAnswers({ amount: 30_000 });
  });

  test('a valid change returns to the review', async ({ page, texts, wizard }) => {
    const { field, save } = wizard;
    const { title, change, expectAnswers } = await openReview(wizard);
    await change(texts.wizard.steps[2]).click();
    await expect(field('profession')).toBeFocused();
    await field('country').fill('');
    await save.click();
    await expect(field('country')).toBeFocused();
    await field('country').fill(applicant.country);
    await field('monthlyIncome').fill('2.400,50');
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
    const monthlyIncome = formatMoney(2400.5, language, 2);
    await expectAnswers({ monthlyIncome });
  });

  test('Back and Next visit every step after changes', async ({ texts, wizard }) => {
    const { heading, next, back, save } = wizard;
    const { title, change } = await openReview(wizard);
    await change(texts.wizard.steps[1]).click();
    await save.click();
    await expect(title).toBeFocused();
    for (const [button, step] of [
      [back, 2],
      [back, 1],
      [next, 2],
      [next, 3],
    ] as const) {
      await button.click();
      await expect(heading(step)).toBeFocused();
    }
  });

  test('summary links every missing field', async ({ texts, wizard }) => {
    const { dialog, field, submit } = wizard;
    await wizard.openAt(3, routes.home[language]);
    const { names, first, last, links } = contactErrors(wizard);
    await submit.click();
    await expect(field(first)).toBeFocused();
    await expect(dialog.getByText(texts.wizard.summary)).toBeVisible();
    await expect(links).toHaveText(names.map((name) => texts.wizard.fields[name]));
    for (const [at, name] of names.entries())
      await expect(links.nth(at)).toHaveAccessibleDescription(texts.wizard.errors[name]);
    await links.last().click();
    await expect(field(last)).toBeFocused();
  });

  test('summary marks corrected fields as completed', async ({ texts, wizard }) => {
    const { completed, fields, summary } = texts.wizard;
    const { dialog, field, submit } = wizard;
    await wizard.openAt(3, routes.home[language]);
    const { names, last, list, lines, links } = contactErrors(wizard);
    const ground = () =>
      list.locator('..').evaluate((box) => getComputedStyle(box).backgroundColor);
    await submit.click();
    await expect(links).toHaveCount(names.length);
    const red = await ground();
    const places = () =>
      lines.evaluateAll((all) =>
        all.map((line) => {
          const { offsetLeft, offsetTop, offsetWidth } = line as HTMLElement;
          return [offsetLeft, offsetTop, offsetWidth];
        }),
      );
    const before = await places();
    await field(last).fill('1');
    await expect(lines.filter({ hasText: fields[last] })).toContainText(completed);
    await expect(links).toHaveCount(names.length);
    expect(await places()).toEqual(before);
    await expect(links.last()).not.toHaveAccessibleDescription(/./);
    expect(await ground()).toBe(red);
    await wizard.fillStep(3);
    expect(await ground()).not.toBe(red);
    await expect(dialog.getByText(summary)).toBeHidden();
  });

  test('a single missing field needs no summary', async ({ wizard }) => {
    const { field, submit } = wizard;
    await wizard.openAt('submit', routes.home[language]);
    await field('email').fill('');
    await submit.click();
    await expect(field('email')).toBeFocused();
    await expect(contactErrors(wizard).links).toHaveCount(0);
  });

  test('answers and step survive a reload', async ({ page, wizard }) => {
    const { expectAnswers } = await openReview(wizard);
    await wizard.fillStep(3);
    await page.reload();
    await wizard.openHydrated();
    await expect(wizard.heading(3)).toBeVisible();
    await expectContactAnswers(wizard);
    await expectAnswers();
  });

  test('undo restores cleared answers', async ({ texts, wizard }) => {
    const { dialog, heading, next } = wizard;
    await wizard.openAt('submit', routes.home[language]);
    await dialog.getByRole('button', { name: texts.wizard.clear }).click();
    const { text, undo } = texts.wizard.cleared;
    const notice = dialog.getByRole('status').filter({ hasText: text });
    await expect(heading(1)).toBeFocused();
    await notice.getByRole('button', { name: undo }).click();
    await expect(heading(1)).toBeFocused();
    await expect(notice).toHaveCount(0);
    for (const step of [2, 3] as const) {
      await next.click();
      await expect(heading(step)).toBeFocused();
    }
    await expectContactAnswers(wizard);
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

  /** Opens step 3 with a term of 48 months and returns the parts of its review. */
  async function openReview(wizard: Wizard) {
    const { review: reviewTexts, estimate } = wizard.texts.wizard;
    await wizard.openHydrated(routes.home[language]);
    await wizard.field('duration').fill('48');
    await wizard.goTo(3);
    const review = wizard.dialog.getByRole('region', { name: reviewTexts.title });
    return {
      title: review.getByRole('heading'),
      change: (step: string) =>
        review.getByRole('button', { name: `${reviewTexts.change}: ${step}` }),
      /** It shows the loan of 48 months and the person. */
      async expectAnswers({
        amount = amountLimits.default,
        monthlyIncome = applicant.monthlyIncome,
      } = {}): Promise<void> {
        const { payment, total, interest } = loanCost(amount, 48);
        await expect(review.getByRole('definition')).toHaveText([
          formatMoney(amount, language, 0),
          formatTerm(48, estimate, language),
          ...[payment, total, interest].map((cost) => formatMoney(cost, language, 2)),
          formatRate(apr, language),
          ...stepFields[2].map((name) => ({ ...applicant, monthlyIncome })[name]),
        ]);
      },
    };
  }

  /** The fields of step 3 in the language's order, and the summary of their errors. */
  function contactErrors({ panel }: Wizard) {
    const names = orderFields(stepFields[3], language);
    const [first, last] = [names[0], names.at(-1)];
    if (!first || !last) throw new Error('The step has no fields');
    const lines = panel(3).getByRole('listitem');
    const list = panel(3).getByRole('list').first();
    return { names, first, last, list, lines, links: lines.getByRole('link') };
  }

  async function expectContactAnswers({ field }: Wizard): Promise<void> {
    for (const name of stepFields[3]) await expect(field(name)).toHaveValue(applicant[name]);
  }
});
