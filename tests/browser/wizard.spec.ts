import { fill } from '../../src/i18n/format.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { inNameOrder } from '../../src/i18n/name-order.ts';
import { routes } from '../../src/i18n/routes.ts';
import { loanSteps } from '../../src/loan/request.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import { applicant, expectAwake, stepHeading, textsIn, wizardOf } from '../support/browser/loan.ts';

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('opens the wizard from hero, card, navigation and estimate', async ({ page }) => {
      const texts = await textsIn(language);
      const { site, wizard } = texts;
      await page.goto(routes.home[language]);
      const openers = [
        page.getByRole('main').getByRole('button', { name: site.hero.apply }).first(),
        page.getByRole('button', {
          name: `${site.services.apply} ${site.services.cards.advice.title}`,
        }),
        page.getByRole('navigation').getByRole('button', { name: site.navigation.apply }),
        page.getByRole('button', { name: site.hero.applyWith }),
      ];
      const dialog = wizardOf(page, texts);
      for (const opener of openers) {
        await expect(dialog).toBeHidden();
        await opener.click();
        await expect(stepHeading(dialog, texts, 1)).toBeVisible();
        await dialog.getByRole('button', { name: wizard.close }).click();
      }
      await expect(dialog).toBeHidden();
    });
  });
}

for (const language of twoLanguages) {
  test.describe(`${language}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('hides the page behind it, which keeps its size and its place', async ({ page }) => {
      const texts = await textsIn(language);
      await page.goto(routes.home[language]);
      const main = page.getByRole('main');
      const opener = main.getByRole('button', { name: texts.site.hero.apply }).last();
      await opener.evaluate((button) => button.scrollIntoView({ behavior: 'instant' }));
      const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
      const before = await place();
      expect(before[0]).toBeGreaterThan(1_000);

      await opener.tap();
      const dialog = wizardOf(page, texts);
      await expect(stepHeading(dialog, texts, 1)).toBeVisible();
      await expect(opener).toBeHidden();
      expect(await place()).toEqual(before);

      await dialog.getByRole('button', { name: texts.wizard.close }).tap();
      await expect(opener).toBeInViewport();
      await expect(opener).toBeFocused();
      expect(await place()).toEqual(before);
    });
  });
}

for (const language of siteLanguages) {
  test.describe(language, () => {
    test('is completed by keyboard alone and arrives', async ({ page, service }) => {
      const texts = await textsIn(language);
      const { site, wizard } = texts;
      await page.goto(routes.home[language]);
      await page.getByRole('main').getByRole('button', { name: site.hero.apply }).first().focus();
      await page.keyboard.press('Enter');
      const dialog = wizardOf(page, texts);
      await expectAwake(dialog);
      const label = (field: keyof typeof wizard.fields) =>
        dialog.getByRole('textbox', { name: wizard.fields[field], exact: true });

      const amount = label('amount');
      while (!(await amount.evaluate((field) => field === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('12.000');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      // The slider: an arrow key is one step of 1,000.
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(stepHeading(dialog, texts, 2)).toBeFocused();

      for (const field of loanSteps[1]) {
        await page.keyboard.press('Tab');
        await expect(label(field)).toBeFocused();
        await page.keyboard.type(applicant[field]);
      }
      await page.keyboard.press('Enter');
      await expect(stepHeading(dialog, texts, 3)).toBeFocused();
      for (const field of inNameOrder(loanSteps[2], language)) {
        await page.keyboard.press('Tab');
        await expect(label(field)).toBeFocused();
        await page.keyboard.type(applicant[field]);
      }
      await page.keyboard.press('Enter');

      await expect(dialog).toBeHidden();
      await expect(page.getByText(wizard.toasts.sent.title)).toBeVisible();
      const confirmation = page.getByRole('region', { name: wizard.confirmation.title });
      await expect(confirmation).toBeVisible();
      const [request] = (await service.stored()).slice(-1);
      expect(request).toMatchObject({
        kind: 'loan',
        language,
        marks: [],
        payload: { ...applicant, amount: 13_000, duration: 12 },
      });
      await expect(confirmation).toContainText(request?.reference ?? 'none');
      await confirmation.getByRole('button', { name: wizard.confirmation.dismiss }).click();
      await expect(confirmation).toBeHidden();
      expect(fill(wizard.step, { step: 1, total: 3, name: '' })).toContain('1');
    });
  });
}
