/**
 * Clicks and typing before the scripts arrive, and scripts that never arrive: nothing is lost or
 * happens twice. The tests hold back all scripts from a given moment, in whatever files they are.
 */
import { consentKey, consentValue } from '../../src/components/cookie-banner/consent-keys.ts';
import { termLimits } from '../../src/domain/loan/offer.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import { languages, wizardLanguages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { notHydratedSelector } from '../../src/islands/astro-island.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import {
  blockScripts,
  delayResources,
  submissionsOf,
  withHost,
} from '../support/browser/network.ts';
import {
  acceptButton,
  contactField,
  cookieBanner,
  fillMessage,
  sendButton,
} from '../support/browser/page-parts.ts';
import { expectNoFieldError, toastIn } from '../support/browser/toasts.ts';
import {
  expectHydrated,
  expectNotHydrated,
  expectPayment,
  heroButton,
  textsIn,
  wizardOf,
} from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

inLanguages((language) => {
  test.describe('while scripts are loading', () => {
    test('wizard opens at once, counts Next once', async ({ page, texts, wizard }) => {
      await page.goto(routes.home[language]);
      const release = await delayResources(page, 'script');
      await wizard.openDialog();
      await expect(wizard.heading(1)).toBeVisible();
      // Twice: a replayed second click would stop at step 2 with messages about empty fields.
      await wizard.next.dblclick();
      await expectNotHydrated(wizard.dialog);
      await expect(wizard.heading(1)).toBeVisible();

      release();
      await expect(wizard.heading(2)).toBeVisible();
      await expectHydrated(wizard.dialog);
      await expectNoFieldError(wizard.field('profession'));
      await expect(toastIn(page, texts)).toHaveCount(0);
    });

    test('the wizard keeps early input and Enter', async ({ page, texts, wizard }) => {
      const sent = submissionsOf(page);
      await page.goto(routes.home[language]);
      const release = await delayResources(page, 'script');
      await wizard.openDialog();
      await wizard.field('amount').fill('25.000');
      const { termSlider } = texts.wizard.controls;
      const slider = wizard.dialog.getByRole('slider', { name: termSlider });
      await slider.press('ArrowRight');
      await slider.press('ArrowRight');
      const term = termLimits.default + 2 * termLimits.step;
      await wizard.field('amount').press('Enter');
      await expectNotHydrated(wizard.dialog);
      await expect(wizard.heading(1)).toBeVisible();

      release();
      await expect(wizard.heading(2)).toBeVisible();
      expect(sent).toHaveLength(0);
      await wizard.back.click();
      await expect(wizard.field('amount')).toHaveValue(formatNumber(25_000, language));
      await expect(wizard.field('duration')).toHaveValue(String(term));
      for (const container of [wizard.dialog, page.getByRole('main')])
        await expectPayment(container, 25_000, term, language);
    });

    test('wizard applies an early language choice', nightly, async ({ page, wizard }) => {
      const chosen = wizardLanguages.find((other) => other !== language) ?? language;
      await page.goto(routes.home[language]);
      const release = await delayResources(page, 'script');
      await wizard.openDialog();
      const menu = page.getByRole('dialog').getByRole('combobox');
      await menu.selectOption({ label: languages[chosen].label });
      await expectNotHydrated(wizard.dialog);

      release();
      await expect(wizardOf(page, await textsIn(language, chosen)).heading(1)).toBeVisible();
      await expect(menu).toHaveValue(chosen);
    });

    test('a repayment table opened early is filled', async ({ page, texts, wizard }) => {
      const { title } = texts.wizard.table;
      await page.goto(routes.home[language]);
      const release = await delayResources(page, 'script');
      await wizard.openDialog();
      await wizard.dialog.getByText(title, { exact: true }).click();
      await expectNotHydrated(wizard.dialog);

      release();
      await expect(wizard.dialog.getByRole('region', { name: title, exact: true })).toBeVisible();
    });

    test('the hero keeps early input', async ({ page, texts, wizard }) => {
      const { fields, controls } = texts.wizard;
      await page.goto(routes.home[language]);
      const release = await delayResources(page, 'script');
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: fields.amount }).fill('12.345');
      await main.getByRole('slider', { name: controls.termSlider }).press('ArrowLeft');
      const term = termLimits.default - termLimits.step;
      await main.getByRole('button', { name: texts.site.hero.applyWith }).click();
      await expect(wizard.heading(1)).toBeVisible();
      await expectNotHydrated(wizard.dialog);

      release();
      await expectHydrated(wizard.dialog);
      for (const container of [wizard.dialog, main]) {
        await expect(container.getByLabel(fields.amount, { exact: true })).toHaveValue(
          formatNumber(12_345, language),
        );
        await expect(container.getByLabel(fields.duration, { exact: true })).toHaveValue(
          String(term),
        );
        await expectPayment(container, 12_345, term, language);
      }
    });

    test('a message is sent once', async ({ page, texts, service }) => {
      const sent = submissionsOf(page);
      await page.goto(routes.contact[language]);
      const release = await delayResources(page, 'script');
      await fillMessage(page, texts);
      await contactField(page, texts, 'email').press('Enter');
      await sendButton(page, texts).click();
      expect(sent).toHaveLength(0);

      release();
      await expect(page.getByRole('main').getByText(texts.site.contact.success)).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(await service.stored()).toMatchObject([
        { kind: 'message', channel: 'json', language },
      ]);
      expect(new URL(page.url()).pathname).toBe(routes.contact[language]);
    });

    test.describe('on a first visit', () => {
      test.use({ hasConsent: false });

      test('banner and footer work before any script', async ({ page, texts }) => {
        await delayResources(page, 'script');
        await page.goto(routes.home[language], { waitUntil: 'commit' });
        await acceptButton(page, texts).click();
        await expect(cookieBanner(page, texts)).toBeHidden();
        expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
          [consentKey]: consentValue,
        });
        await page.getByRole('button', { name: texts.site.footer.cookieChoice }).click();
        await expect(cookieBanner(page, texts)).toBeVisible();
      });
    });
  });

  test('an early press is kept', async ({ page, texts, wizard }) => {
    const release = await delayResources(page, 'script');
    await page.goto(routes.home[language], { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await heroButton(page, texts).click();
    await wizard.next.dblclick();
    await expect(wizard.heading(1)).toBeVisible();
    await expectNotHydrated(wizard.dialog);
    release();
    await expect(wizard.heading(2)).toBeVisible();
    await expectNoFieldError(wizard.field('profession'));
  });

  test.describe('while the page is loading', () => {
    const rest = Promise.withResolvers<void>();
    test.use({
      // Delays the dialog and everything after it.
      baseURL: ({ service }, use) =>
        withHost(async ({ url = '/' }, answer) => {
          const response = await fetch(service.url + url);
          const type = response.headers.get('content-type') ?? '';
          answer.writeHead(response.status, { 'content-type': type });
          const body = Buffer.from(await response.arrayBuffer());
          const dialog = type.startsWith('text/html') ? body.indexOf('<dialog') : 0;
          answer.write(body.subarray(0, dialog));
          if (dialog > 0) await rest.promise;
          answer.end(body.subarray(dialog));
        }, use),
    });

    test('Apply opens the wizard once it exists', nightly, async ({ page, texts, wizard }) => {
      await page.goto(routes.home[language], { waitUntil: 'commit' });
      await heroButton(page, texts).click();
      await expect(wizard.dialog).toHaveCount(0);
      rest.resolve();
      await expect(wizard.heading(1)).toBeVisible();
    });
  });

  test.describe('when scripts fail to load', () => {
    test.beforeEach(({ pageErrors }) => {
      pageErrors.expect(/ERR_FAILED/);
      pageErrors.allow(/Failed to fetch dynamically imported module/);
    });

    test('the wizard hydrates once the network returns', nightly, async ({ page, wizard }) => {
      const { field, heading, next } = wizard;
      await page.goto(routes.home[language]);
      const unblockScripts = await blockScripts(page);
      await wizard.openDialog();
      await expect(heading(3)).toBeVisible();
      await wizard.fillStep(2);
      await wizard.fillStep(3);
      await field('amount').fill('30000');

      await unblockScripts();
      // Astro may be about to try once more by itself, which fails together with the first event.
      await expect(async () => {
        await field('duration').blur();
        await field('duration').focus();
        await expect(wizard.dialog.locator(notHydratedSelector)).toHaveCount(0, { timeout: 2_500 });
      }).toPass();
      await expect(heading(1)).toBeVisible();
      await expect(heading(2)).toBeHidden();
      await expect(field('amount')).toHaveValue(formatNumber(30_000, language));
      await next.click();
      for (const name of stepFields[2]) await expect(field(name)).toHaveValue(applicant[name]);
      await next.click();
      for (const name of stepFields[3]) await expect(field(name)).toHaveValue(applicant[name]);
    });
  });
});
