import { formControls, loanPath, messagePath } from '../../src/api.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf } from '../../src/i18n/routes.ts';
import { loanSteps } from '../../src/loan/request.ts';
import { expectAccessible } from '../support/browser/accessible.ts';
import { fillMessage, sendButton } from '../support/browser/contact.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  applicant,
  fillContact,
  goToStep,
  openWizard,
  textsIn,
  wizardField,
} from '../support/browser/loan.ts';
import { expectToast } from '../support/browser/notices.ts';
import { plainPosts, postPlainForm } from '../support/browser/plain-form.ts';

// What moves is judged where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Words change nothing here: every label is there in every language or the catalogue does not compile, and the pages
// themselves are looked at in all of them.
for (const language of siteLanguages) {
  test.describe(language, () => {
    test('the wizard is accessible at every step and when something is wrong', async ({
      page,
      noise,
    }) => {
      // Seven states, each in two themes.
      test.slow();
      noise.expect(/status of 500/);
      noise.expect(/^Email verzenden mislukt$/);
      const texts = await textsIn(language);
      const { buttons, toasts } = texts.wizard;
      await page.goto(addressOf('home', language));
      const dialog = await openWizard(page, texts);
      const next = dialog.getByRole('button', { name: buttons.next });
      const submit = dialog.getByRole('button', { name: buttons.submit });
      const check = (state: string) => test.step(state, () => expectAccessible(page));

      await check('step 1');
      for (const field of loanSteps[0]) await wizardField(dialog, texts, field).fill('');
      await next.click();
      await expectToast(dialog, texts, toasts.incomplete, 'error');
      await check('step 1 with messages and toast');
      await wizardField(dialog, texts, 'amount').fill('5000');
      await wizardField(dialog, texts, 'duration').fill('12');
      await next.click();
      await check('step 2');
      await next.click();
      await check('step 2 with messages');
      for (const field of loanSteps[1])
        await wizardField(dialog, texts, field).fill(applicant[field]);
      await next.click();
      await check('step 3');
      await submit.click();
      await check('step 3 with messages');
      await fillContact(dialog, texts);
      await page.route(`**${loanPath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
      await submit.click();
      await expectToast(dialog, texts, toasts.failed, 'error');
      await check('after a failed send');
    });

    test('toasts and confirmations are accessible', async ({ page }) => {
      const texts = await textsIn(language);
      await page.goto(addressOf('home', language));
      const dialog = await openWizard(page, texts);
      await goToStep(dialog, texts, 3);
      await fillContact(dialog, texts);
      await dialog.getByRole('button', { name: texts.wizard.buttons.submit }).click();
      await expectToast(page, texts, texts.wizard.toasts.sent, 'success');
      await expect(
        page.getByRole('region', { name: texts.wizard.confirmation.title }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    test('menus and open questions are accessible', async ({ page }) => {
      const { site } = await textsIn(language);
      await page.goto(addressOf('home', language));
      for (const question of await page.locator('main summary').all()) await question.click();
      await page.getByRole('button', { name: site.languageMenu.label }).click();
      await expect(page.locator('#language-list')).toBeVisible();
      await test.step('language menu', () => expectAccessible(page));

      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(addressOf('contact', language));
      await page.getByRole('button', { name: site.navigation.menu, exact: true }).click();
      await expect(page.getByRole('navigation', { name: site.navigation.label })).toBeVisible();
      await test.step('mobile menu', () => expectAccessible(page));
    });

    test('the contact form is accessible after a failure and after success', async ({
      page,
      noise,
    }) => {
      noise.expect(/status of 500/);
      const texts = await textsIn(language);
      const { contact } = texts.site;
      await page.route(`**${messagePath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
      await page.goto(addressOf('contact', language));
      await fillMessage(page, texts);
      const submit = sendButton(page, texts);
      await submit.click();
      await expectToast(page, texts, contact.toasts.failed, 'error');
      await test.step('failure', () => expectAccessible(page));
      await submit.click();
      await expectToast(page, texts, contact.toasts.sent, 'success');
      await test.step('success', () => expectAccessible(page));
    });

    test('the answers to a plain form are accessible', async ({ page, noise }) => {
      noise.expect(/status of 422/);
      noise.expect(/status of 413/);
      const { answers } = (await textsIn(language)).site;
      await page.goto(addressOf('about', language));
      for (const { answer, to, form, heading } of plainPosts) {
        await postPlainForm(page, to, { ...form, [formControls.language]: language });
        await expect(page.getByRole('heading', { level: 1, name: answers[heading] })).toBeVisible();
        await test.step(answer, () => expectAccessible(page));
      }
    });

    test.describe('on a first visit', () => {
      test.use({ hasConsent: false });

      test('the cookie banner is accessible', async ({ page }) => {
        const { cookieBanner } = (await textsIn(language)).site;
        await page.goto(addressOf('home', language));
        await expect(page.getByRole('region', { name: cookieBanner.title })).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
