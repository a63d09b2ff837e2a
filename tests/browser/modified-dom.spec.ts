/** Pages that the browser translates, or to which a password manager adds elements. */
import type { Page } from 'playwright/test';
import { loansByTerm } from '../../src/domain/loan/largest-loan.ts';
import { termLimits } from '../../src/domain/loan/offer.ts';
import { formatMoney, formatNumber } from '../../src/i18n/format.ts';
import { languages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { delayResources } from '../support/browser/network.ts';
import { contactField, fillMessage, sendButton } from '../support/browser/page-parts.ts';
import { expectFieldError } from '../support/browser/toasts.ts';
import {
  expectAllHydrated,
  expectHydrated,
  expectNotHydrated,
  expectPayment,
  textsIn,
} from '../support/browser/wizard.ts';
import { applicant, message } from '../support/submission.ts';

const pageChanges = { 'a translation': translate, 'a password manager': addElements };

/** React's report that it renders an island anew. */
const redrawn = /Minified React error #418/;

inLanguages((language) => {
  for (const [program, change] of Object.entries(pageChanges)) {
    test.describe(`after ${program}, while scripts are loading`, () => {
      test.beforeEach(({ pageErrors }) => pageErrors.expect(redrawn));

      test('wizard keeps input and an early Next', nightly, async ({ page, texts, wizard }) => {
        await page.goto(routes.home[language]);
        await change(page);
        const release = await delayResources(page, 'script');
        await wizard.openDialog();
        await wizard.field('amount').fill('25.000');
        const { termSlider } = texts.wizard.controls;
        await wizard.dialog.getByRole('slider', { name: termSlider }).press('ArrowRight');
        const term = termLimits.default + termLimits.step;
        await wizard.next.click();
        await expectNotHydrated(wizard.dialog);

        release();
        await expect(wizard.heading(2)).toBeVisible();
        await wizard.back.click();
        await expect(wizard.field('amount')).toHaveValue(formatNumber(25_000, language));
        await expect(wizard.field('duration')).toHaveValue(String(term));
        await expectPayment(wizard.dialog, 25_000, term, language);
      });

      test('typing continues through hydration', nightly, async ({ page, texts, service }) => {
        await page.goto(routes.contact[language]);
        await change(page);
        const release = await delayResources(page, 'script');
        await fillMessage(page, texts);
        const subject = contactField(page, texts, 'subject');
        await subject.press('End');

        release();
        await expectAllHydrated(page);
        await expect(subject).toBeFocused();
        await page.keyboard.type('!');
        await sendButton(page, texts).click();
        await expect(page.getByRole('main').getByText(texts.site.contact.success)).toBeVisible();
        const payload = { ...message, subject: `${message.subject}!` };
        expect(await service.stored()).toMatchObject([{ payload, channel: 'json' }]);
      });

      test('the wizard’s title keeps the focus', nightly, async ({ page, wizard }) => {
        await page.goto(routes.home[language]);
        await change(page);
        const release = await delayResources(page, 'script');
        await wizard.openDialog();
        await expectNotHydrated(wizard.dialog);

        release();
        await expectHydrated(wizard.dialog);
        await expect(wizard.dialog.getByRole('heading', { level: 2 })).toBeFocused();
      });

      test('the budget panel stays open', nightly, async ({ page, texts }) => {
        await page.goto(routes.home[language]);
        await change(page);
        const release = await delayResources(page, 'script');
        const { budget } = texts.wizard;
        await page.getByText(budget.title, { exact: true }).click();

        release();
        await expect(page.getByRole('textbox', { name: budget.label })).toBeVisible();
      });

      test('the repayment table stays open', nightly, async ({ page, texts, wizard }) => {
        const { title } = texts.wizard.table;
        await page.goto(routes.home[language]);
        await change(page);
        const release = await delayResources(page, 'script');
        await wizard.openDialog();
        await wizard.dialog.getByText(title, { exact: true }).click();

        release();
        await expect(wizard.dialog.getByRole('region', { name: title, exact: true })).toBeVisible();
      });

      test('number field keeps the focus', nightly, async ({ page, wizard }) => {
        await page.goto(routes.home[language]);
        await change(page);
        const release = await delayResources(page, 'script');
        await wizard.openDialog();
        await wizard.field('duration').click();
        await expectNotHydrated(wizard.dialog);

        release();
        await expectHydrated(wizard.dialog);
        await expect(wizard.field('duration')).toBeFocused();
      });
    });
  }

  test.describe('on a translated page', () => {
    test('the payment follows the loan', nightly, async ({ page, pageErrors, wizard }) => {
      pageErrors.allow(redrawn);
      await page.goto(routes.home[language]);
      await translate(page);
      await wizard.openHydrated();
      for (const amount of [40_000, 12_000]) {
        await wizard.field('amount').fill(String(amount));
        for (const container of [wizard.dialog, page.getByRole('main')])
          await expectPayment(container, amount, termLimits.default, language);
      }
    });

    test('cards follow the monthly sum', nightly, async ({ page, pageErrors, texts }) => {
      pageErrors.allow(redrawn);
      await page.goto(routes.home[language]);
      await page.locator('#hero-amount').focus();
      await expectAllHydrated(page);
      await translate(page);
      const { budget } = texts.wizard;
      await page.getByText(budget.title, { exact: true }).click();
      const cards = page.getByRole('group', { name: budget.loans }).getByRole('button');
      for (const sum of [300, 1_000]) {
        await page.getByRole('textbox', { name: budget.label }).fill(String(sum));
        for (const [index, { amount }] of loansByTerm(sum).entries())
          await expect(cards.nth(index)).toContainText(formatMoney(amount, language, 0));
      }
    });

    test(
      'the wizard’s texts follow its language',
      nightly,
      async ({ page, pageErrors, wizard }) => {
        pageErrors.allow(redrawn);
        await wizard.openAt(3, routes.home[language]);
        await translate(page);
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox').selectOption({ label: languages.en.label });
        const { wizard: texts } = await textsIn(language, 'en');
        const [privacy = ''] = texts.privacy.split('{');
        for (const text of [privacy, texts.privacyPolicy, texts.draft, texts.steps[1]])
          await expect(dialog).toContainText(text);
        await expect(dialog.locator('summary').last()).toContainText(texts.estimate.payment);
        await expect(dialog.locator('summary').first()).toContainText(texts.table.title);
      },
    );

    test('answers survive translation', async ({ page, pageErrors, wizard, service }) => {
      pageErrors.allow(redrawn);
      await wizard.openAt('submit', routes.home[language]);
      const kept = (text: string) =>
        page.locator('[translate="no"]').filter({ hasText: text }).filter({ visible: true });
      for (const name of ['profession', 'address', 'country'] as const)
        await expect(kept(applicant[name])).toHaveCount(1);
      await wizard.submit.click();
      await expect(kept(applicant.email)).toHaveCount(1);
      const [row] = await service.stored();
      await expect(kept(row?.reference ?? 'none')).toHaveCount(1);
    });

    test(
      'confirmation shows its lazy components',
      nightly,
      async ({ page, pageErrors, wizard, texts }) => {
        pageErrors.allow(redrawn);
        await wizard.openAt('submit', routes.home[language]);
        await wizard.submit.click();
        const { title } = texts.wizard.confirmation;
        const region = page.getByRole('region', { name: title });
        await expect(region).toBeVisible();
        const { promise, resolve: release } = Promise.withResolvers<void>();
        await page.route('**/lazy-parts.*', async (route) => {
          await promise;
          await route.fallback();
        });
        await page.reload();
        await expect(region).toBeVisible();
        await translate(page);
        release();
        await expect(region.getByRole('checkbox')).not.toHaveCount(0);
      },
    );

    test('the field’s message follows the input', nightly, async ({ page, pageErrors, texts }) => {
      pageErrors.allow(redrawn);
      await page.goto(routes.contact[language]);
      await translate(page);
      const email = contactField(page, texts, 'email');
      await email.fill('ans');
      await expect(page.locator('main form[novalidate]')).toBeVisible();
      await sendButton(page, texts).click();
      await expectFieldError(email, texts.wizard.emailErrors.noAt);
      await email.fill('ans@');
      await expectFieldError(email, texts.wizard.emailErrors.noDomain);
    });
  });
});

/**
 * Wraps each text, also later ones, as Chromium's translation does. The words stay, so that tests
 * find them.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isWrapped = text.parentElement?.closest('font, script, style, option, textarea');
        if (isWrapped || !text.data.trim()) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Adds an element behind each field. */
async function addElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('div'));
  });
}
