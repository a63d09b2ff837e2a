/** Amount and term by keyboard, buttons and typing, good at both ends of the range. */
import { formatMoney, formatNumber } from '../../src/i18n/format.ts';
import { routes } from '../../src/i18n/routes.ts';
import { amountLimits, termLimits } from '../../src/loan/limits.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import { openWizard, textsIn, wizardField } from '../support/browser/loan.ts';

for (const language of twoLanguages) {
  test.describe(language, () => {
    test('moves by steps that suit the amount, and back again', async ({ page }) => {
      const texts = await textsIn(language);
      const { controls } = texts.wizard;
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      const amount = wizardField(dialog, texts, 'amount');
      const less = dialog.getByRole('button', { name: controls.lessAmount });
      const more = dialog.getByRole('button', { name: controls.moreAmount });
      const expectAmount = (euros: number) =>
        expect(amount).toHaveValue(formatNumber(euros, language));

      for (const [from, to] of [
        [3_000, 4_000],
        [19_000, 20_000],
        [20_000, 25_000],
        [104_000, 114_000],
        [300_000, 325_000],
        [875_000, 900_000],
      ] as const) {
        await test.step(`${from} to ${to} and back`, async () => {
          await amount.fill(String(from));
          await more.click();
          await expectAmount(to);
          await less.click();
          await expectAmount(from);
        });
      }
      await amount.fill('900.000');
      await expect(more).toBeDisabled();
      await amount.fill('3.000');
      await expect(less).toBeDisabled();
    });

    test('moves by keyboard from one end to the other', async ({ page }) => {
      const texts = await textsIn(language);
      const { controls } = texts.wizard;
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      for (const { field, name, limits } of [
        { field: 'amount', name: controls.amountSlider, limits: amountLimits },
        { field: 'duration', name: controls.termSlider, limits: termLimits },
      ] as const) {
        const slider = dialog.getByRole('slider', { name });
        const text = wizardField(dialog, texts, field);
        const expectValue = async (value: number) => {
          await expect(slider).toHaveValue(String(value));
          await expect(text).toHaveValue(formatNumber(value, language));
        };
        await slider.press('Home');
        await expectValue(limits.min);
        await slider.press('ArrowLeft');
        await expectValue(limits.min);
        await slider.press('ArrowRight');
        await expectValue(limits.min + limits.step);
        await slider.press('End');
        await expectValue(limits.max);
        await slider.press('ArrowDown');
        await expectValue(limits.max - limits.step);
      }
    });

    test('shows both ends of the range and can be touched', async ({ page }) => {
      const texts = await textsIn(language);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      for (const { min, max } of [amountLimits]) {
        for (const end of [min, max])
          await expect(
            dialog.getByText(formatMoney(end, language, 0), { exact: true }),
          ).toBeVisible();
      }
      for (const slider of await dialog.getByRole('slider').all()) {
        const box = await slider.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await slider.press('ArrowRight');
        await expect(slider).toHaveCSS('outline-style', 'solid');
      }
      for (const button of await dialog.getByRole('button').all()) {
        const box = (await button.isVisible()) ? await button.boundingBox() : null;
        if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
    });
  });
}
