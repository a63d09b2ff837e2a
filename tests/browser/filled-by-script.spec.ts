/** Password managers and extensions set values by script, with or without an event. */
import type { Locator } from 'playwright/test';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { expectAllHydrated, expectPayment } from '../support/browser/wizard.ts';
import { applicant } from '../support/submission.ts';

/** Sets the value as scripts do that know nothing of React. */
const setByScript = (field: Locator, value: string, events: string[]) =>
  field.evaluate(
    (input, [text, types]) => {
      (input as HTMLInputElement).value = text;
      for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [value, events] as const,
  );

inLanguages((language) => {
  for (const [way, events] of [
    ['an input event', ['input']],
    ['a change event', ['change']],
    ['no event', []],
  ] as const)
    test(`wizard accepts values set with ${way}`, async ({ wizard, service }) => {
      await wizard.openHydrated(routes.home[language]);
      await setByScript(wizard.field('amount'), '9000', [...events]);
      await wizard.next.press('Enter');
      await expect(wizard.heading(2)).toBeFocused();
      for (const name of stepFields[2])
        await setByScript(wizard.field(name), applicant[name], [...events]);
      await wizard.next.press('Enter');
      await expect(wizard.heading(3)).toBeFocused();
      for (const name of stepFields[3])
        await setByScript(wizard.field(name), applicant[name], [...events]);
      await wizard.submit.press('Enter');
      await expect(wizard.dialog).toBeHidden();
      const [row] = await service.stored();
      expect(row?.payload).toMatchObject({ ...applicant, amount: 9_000 });
    });

  test('hero accepts values set by script', nightly, async ({ page, texts, wizard }) => {
    const { fields, controls } = texts.wizard;
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    const amount = main.getByRole('textbox', { name: fields.amount });
    await wizard.openHydrated();
    await expectAllHydrated(page);
    await wizard.close.press('Enter');
    await setByScript(amount, '9000', ['input']);
    await expect(amount).toHaveValue(formatNumber(9_000, language));
    const termSlider = main.getByRole('slider', { name: controls.termSlider });
    await setByScript(termSlider, '60', ['input']);
    await expectPayment(main, 9_000, 60, language);
    // As VoiceOver moves a slider. An event without a move leaves an amount between two steps.
    await setByScript(amount, '9001', ['input']);
    await main.getByRole('slider', { name: controls.amountSlider }).dispatchEvent('change');
    await setByScript(termSlider, '48', ['change']);
    await expectPayment(main, 9_001, 48, language);
  });
});
