import { messagePath } from '../../src/api.ts';
import { formatMoney, formatNumber } from '../../src/i18n/format.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { monthlyPayment } from '../../src/loan/annuity.ts';
import { loanFields, loanSteps } from '../../src/loan/request.ts';
import { consentKey, consentValue } from '../../src/parts/cookie-banner/keys.ts';
import { contactField, fillMessage, sendButton } from '../support/browser/contact.ts';
import {
  cutScripts,
  holdPageScript,
  holdScripts,
  submissionsOf,
} from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import {
  adjustedTo,
  applicant,
  expectAsleep,
  expectAwake,
  pressHeroButton,
  stepHeading,
  textsIn,
  wizardField,
  wizardOf,
} from '../support/browser/loan.ts';
import { toastIn } from '../support/browser/toasts.ts';

for (const language of twoLanguages) {
  test.describe(`${language}, while scripts are on their way`, () => {
    test('opens the wizard at once and handles an early Next once', async ({ page }) => {
      const texts = await textsIn(language);
      const release = await holdScripts(page);
      await page.goto(routes.home[language]);
      const dialog = await pressHeroButton(page, texts);
      await expect(stepHeading(dialog, texts, 1)).toBeVisible();
      // Twice: the second would stop at step 2 and complain about its empty fields.
      await dialog.getByRole('button', { name: texts.wizard.buttons.next }).dblclick();
      await expectAsleep(dialog);
      await expect(stepHeading(dialog, texts, 1)).toBeVisible();

      release();
      await expect(stepHeading(dialog, texts, 2)).toBeVisible();
      await expectAwake(dialog);
      await expect(wizardField(dialog, texts, 'profession')).not.toHaveAttribute('aria-invalid');
      await expect(toastIn(page, texts)).toHaveCount(0);
    });

    test('keeps what was typed and moved in the wizard', async ({ page }) => {
      const texts = await textsIn(language);
      const release = await holdScripts(page);
      await page.goto(routes.home[language]);
      const dialog = await pressHeroButton(page, texts);
      await wizardField(dialog, texts, 'amount').fill('25.000');
      const slider = dialog.getByRole('slider', { name: texts.wizard.controls.termSlider });
      await slider.press('ArrowRight');
      await slider.press('ArrowRight');
      await expectAsleep(dialog);

      release();
      await expectAwake(dialog);
      await expect(wizardField(dialog, texts, 'amount')).toHaveValue(
        formatNumber(25_000, language),
      );
      await expect(wizardField(dialog, texts, 'duration')).toHaveValue('14');
      await expect(dialog.locator('output')).toHaveText(
        formatMoney(monthlyPayment(25_000, 14), language, 2),
      );
      await expect(page.getByRole('main').locator('output')).toHaveText(
        formatMoney(monthlyPayment(25_000, 14), language, 2),
      );
    });

    test('sends a message once when its button was pressed early', async ({ page, service }) => {
      const texts = await textsIn(language);
      const { contact } = texts.site;
      const rowsBefore = (await service.stored()).length;
      const sent = submissionsOf(page);
      const release = await holdScripts(page);
      await page.goto(routes.contact[language]);
      const main = page.getByRole('main');
      await fillMessage(page, texts);
      await contactField(page, texts, 'email').press('Enter');
      await sendButton(page, texts).click();
      expect(sent).toHaveLength(0);

      release();
      await expect(main.getByText(contact.success)).toBeVisible();
      expect(sent).toHaveLength(1);
      const rows = (await service.stored()).slice(rowsBefore);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ kind: 'message', channel: 'json', language });
      expect(new URL(page.url()).pathname).not.toBe(messagePath);
    });

    test('does not send the plain form when Enter comes early', async ({ page }) => {
      const texts = await textsIn(language);
      const sent = submissionsOf(page);
      const release = await holdScripts(page);
      await page.goto(routes.home[language]);
      const dialog = await pressHeroButton(page, texts);
      await wizardField(dialog, texts, 'amount').press('Enter');
      await expectAsleep(dialog);
      await expect(stepHeading(dialog, texts, 1)).toBeVisible();

      release();
      // Enter is Next.
      await expect(stepHeading(dialog, texts, 2)).toBeVisible();
      expect(sent).toHaveLength(0);
    });

    test('keeps what was typed in the hero, puts it right, and takes it into the wizard', async ({
      page,
    }) => {
      const texts = await textsIn(language);
      const { fields, controls } = texts.wizard;
      const release = await holdScripts(page);
      await page.goto(routes.home[language]);
      const main = page.getByRole('main');
      const dialog = wizardOf(page, texts);
      const slider = main.getByRole('slider', { name: controls.termSlider });
      await main.getByRole('textbox', { name: fields.amount }).fill('12.345');
      await slider.press('ArrowLeft');
      await main.getByRole('button', { name: texts.site.hero.applyWith }).click();
      await expect(stepHeading(dialog, texts, 1)).toBeVisible();
      await expectAsleep(dialog);

      release();
      await expectAwake(dialog);
      for (const place of [dialog, main]) {
        await expect(place.getByLabel(fields.amount, { exact: true })).toHaveValue(
          formatNumber(12_000, language),
        );
        await expect(place.getByLabel(fields.duration, { exact: true })).toHaveValue('11');
        await expect(place.locator('output')).toHaveText(
          formatMoney(monthlyPayment(12_000, 11), language, 2),
        );
      }
      await expect(main.getByText(adjustedTo('amount', 12_000, texts, language))).toBeVisible();
    });

    test('opens menus, questions and dialogs as plain HTML', async ({ page }) => {
      const texts = await textsIn(language);
      const { site, wizard } = texts;
      const release = await holdScripts(page);
      await page.goto(routes.home[language]);

      const questions = page.getByRole('main').locator('details');
      for (const index of [0, 1]) {
        await questions.nth(index).locator('summary').click();
        await expect(questions.nth(index)).toHaveAttribute('open');
      }
      await expect(questions.nth(0)).not.toHaveAttribute('open');

      const dialog = wizardOf(page, texts);
      await page
        .getByRole('navigation')
        .getByRole('button', { name: site.navigation.apply })
        .click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: wizard.close }).click();
      await expect(dialog).toBeHidden();

      const menu = page.getByRole('button', { name: site.languageMenu.label });
      await menu.click();
      const links = page.locator('#language-list').getByRole('link');
      await expect(links).toHaveCount(siteLanguages.length);
      await expect(links.first()).toBeVisible();

      release();
      // Awake now, it knows that it is open.
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await menu.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
    });

    test.describe('on a first visit', () => {
      test.use({ hasConsent: false });

      test('takes an early Accept', async ({ page }) => {
        const { site } = await textsIn(language);
        const release = await holdScripts(page);
        await page.goto(routes.home[language]);
        const banner = page.getByRole('region', { name: site.cookieBanner.title });
        await banner.getByRole('button', { name: site.cookieBanner.accept }).click();
        await expect(banner).toBeVisible();

        release();
        await expect(banner).toBeHidden();
        expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBe(
          consentValue,
        );
      });
    });
  });

  test.describe(`${language}, when scripts cannot be had`, () => {
    test('shows all steps as one form, which the service answers in the page’s language', async ({
      page,
      service,
      noise,
    }) => {
      noise.expect(/ERR_FAILED/);
      noise.expect(/Failed to fetch dynamically imported module/);
      const texts = await textsIn(language);
      const { site, wizard } = texts;
      const rowsBefore = (await service.stored()).length;
      await cutScripts(page);
      await page.goto(routes.home[language]);
      const dialog = await pressHeroButton(page, texts);
      for (const step of [1, 2, 3] as const)
        await expect(stepHeading(dialog, texts, step)).toBeVisible();
      await expect(dialog.getByRole('button', { name: wizard.buttons.next })).toBeHidden();
      const answers = { ...applicant, amount: '€ 12.000,00', duration: '24' };
      for (const field of loanFields) await wizardField(dialog, texts, field).fill(answers[field]);
      await dialog.getByRole('button', { name: wizard.buttons.submit }).click();

      await expect(
        page.getByRole('heading', { level: 1, name: site.answers.loanReceived }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const rows = (await service.stored()).slice(rowsBefore);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        language,
        channel: 'form',
        payload: { ...applicant, amount: 12_000, duration: 24 },
      });
      await expect(page.getByText(rows[0]?.reference ?? 'none')).toBeVisible();
    });

    test('wakes at the next event once the network is back, and keeps what was typed', async ({
      page,
      noise,
    }) => {
      noise.expect(/ERR_FAILED/);
      noise.expect(/Failed to fetch dynamically imported module/);
      const texts = await textsIn(language);
      const bringBack = await cutScripts(page);
      await page.goto(routes.home[language]);
      const dialog = await pressHeroButton(page, texts);
      await expect(stepHeading(dialog, texts, 3)).toBeVisible();
      for (const field of [...loanSteps[1], ...loanSteps[2]])
        await wizardField(dialog, texts, field).fill(applicant[field]);
      await wizardField(dialog, texts, 'amount').fill('40000');

      await bringBack();
      await wizardField(dialog, texts, 'duration').focus();
      await expectAwake(dialog);
      await expect(stepHeading(dialog, texts, 1)).toBeVisible();
      await expect(stepHeading(dialog, texts, 2)).toBeHidden();
      await expect(wizardField(dialog, texts, 'amount')).toHaveValue(
        formatNumber(40_000, language),
      );
      const next = dialog.getByRole('button', { name: texts.wizard.buttons.next });
      await next.click();
      for (const field of loanSteps[1])
        await expect(wizardField(dialog, texts, field)).toHaveValue(applicant[field]);
      await next.click();
      for (const field of loanSteps[2])
        await expect(wizardField(dialog, texts, field)).toHaveValue(applicant[field]);
    });
  });
}

for (const language of twoLanguages) {
  test(`${language}: keeps a press that comes before the script that wakes islands`, async ({
    page,
  }) => {
    const texts = await textsIn(language);
    const release = await holdPageScript(page);
    await page.goto(routes.home[language], { waitUntil: 'commit' });
    const dialog = await pressHeroButton(page, texts);
    await dialog.getByRole('button', { name: texts.wizard.buttons.next }).dblclick();
    await expect(stepHeading(dialog, texts, 1)).toBeVisible();
    await expectAsleep(dialog);

    release();
    await expect(stepHeading(dialog, texts, 2)).toBeVisible();
    await expect(wizardField(dialog, texts, 'profession')).not.toHaveAttribute('aria-invalid');
  });

  test(`${language}: sends the plain form when no script came at all`, async ({ page, noise }) => {
    noise.expect(/ERR_FAILED/);
    const texts = await textsIn(language);
    const sent = submissionsOf(page);
    await page.route('**/_astro/page.*.js', (route) => route.abort());
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await sendButton(page, texts).click();
    await expect(page).toHaveURL(new RegExp(`${messagePath}$`));
    expect(sent).toHaveLength(1);
  });
}
