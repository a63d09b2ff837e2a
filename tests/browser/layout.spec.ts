import { siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf } from '../../src/i18n/routes.ts';
import { type LoanField, loanSteps } from '../../src/loan/request.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { expectWellSet, measureLayout, narrowest, windows } from '../support/browser/layout.ts';
import {
  applicant,
  openWizard,
  stepHeading,
  textsIn,
  wizardField,
} from '../support/browser/loan.ts';
import { expectNothingSticksOut } from '../support/browser/overhang.ts';

// What moves is judged where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what is set badly is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.setContent(`
    <style>
      p { position: absolute; margin: 0 }
      button { position: absolute; top: 120px; width: 145px; font: 20px monospace }
    </style>
    <p style="left: 300px; white-space: nowrap">wider than the window</p>
    <p style="top: 40px; width: 60px; height: 12px; overflow: hidden">this is cut off</p>
    <p style="top: 80px">one</p><p style="top: 84px">other</p>
    <button>Start here a</button>
    <button style="left: 160px; width: 60px">one two three</button>
    <a href="#a" style="position: absolute; top: 170px">beneath</a>
    <div style="position: fixed; inset: 165px 0 0; background: white"></div>`);
  expect(await page.evaluate(measureLayout)).toMatchObject({
    sideways: expect.any(Number),
    cut: ['wider than the window', 'this is cut off'],
    overlapping: ['one / other'],
    broken: ['button Start here a', 'button one two three'],
    covered: ['bottom: a beneath'],
  });
});

for (const language of siteLanguages) {
  test(`${language}: the wizard is set well at every step and width`, async ({ page }) => {
    const texts = await textsIn(language);
    await page.goto(addressOf('home', language));
    const dialog = await openWizard(page, texts);
    const field = (name: LoanField) => wizardField(dialog, texts, name);
    const next = dialog.getByRole('button', { name: texts.wizard.buttons.next });
    const check = (state: string, sizes = windows) =>
      test.step(state, async () => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expectWellSet(page);
          if (size === narrowest) await expectNothingSticksOut(dialog);
        }
      });

    await check('step 1');
    await field('amount').fill('900.000,00');
    await field('duration').fill('');
    await next.click();
    await check('step 1, with the longest amount and its messages', [narrowest]);
    await field('duration').fill('360');
    await next.click();
    await expect(stepHeading(dialog, texts, 2)).toBeVisible();
    await check('step 2', [narrowest]);
    await next.click();
    await expect(field('profession')).toHaveAttribute('aria-invalid');
    await check('step 2, with its messages');
    for (const name of loanSteps[1]) await field(name).fill(applicant[name]);
    await next.click();
    await expect(stepHeading(dialog, texts, 3)).toBeVisible();
    await check('step 3');
    await dialog.getByRole('button', { name: texts.wizard.buttons.submit }).click();
    await expect(field('firstName')).toHaveAttribute('aria-invalid');
    await check('step 3, with its messages', [narrowest]);
  });
}
