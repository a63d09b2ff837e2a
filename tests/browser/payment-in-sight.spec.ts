/** The monthly payment stays on the screen at every step, whatever the screen, and nothing lies over it. */
import type { Locator } from 'playwright/test';
import { loanPath } from '../../src/api.ts';
import { formatMoney, formatRate } from '../../src/i18n/format.ts';
import { routes } from '../../src/i18n/routes.ts';
import { apr, loanCost } from '../../src/loan/annuity.ts';
import { toastDuration } from '../../src/stores/toast.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import {
  applicant,
  fillContact,
  goToStep,
  openWizard,
  stepHeading,
  type Texts,
  textsIn,
  wizardField,
} from '../support/browser/loan.ts';
import { toastIn } from '../support/browser/toasts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
];

for (const language of twoLanguages) {
  for (const viewport of screens) {
    test(`${language}: is in sight on ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      const texts = await textsIn(language);
      await page.setViewportSize(viewport);
      await page.goto(routes.home[language]);
      const dialog = await openWizard(page, texts);
      await wizardField(dialog, texts, 'amount').fill('900000');
      await wizardField(dialog, texts, 'duration').fill('3');
      const { payment, total, interest } = loanCost(900_000, 3);
      const next = dialog.getByRole('button', { name: texts.wizard.buttons.next });

      for (const step of [1, 2, 3] as const) {
        await expect(stepHeading(dialog, texts, step)).toBeVisible();
        await expectInSight(paymentIn(dialog, texts), formatMoney(payment, language, 2));
        const buttons = dialog.locator('.wizard-buttons').getByRole('button');
        for (const button of await buttons.all())
          if (await button.isVisible()) await expectUncovered(button);
        const body = await dialog.locator('.wizard-body').boundingBox();
        expect(body?.height, 'room for the fields').toBeGreaterThanOrEqual(200);
        if (step === 2) {
          await paymentIn(dialog, texts).click();
          for (const text of [
            formatMoney(total, language, 2),
            formatMoney(interest, language, 2),
            formatRate(apr, language),
          ])
            await expect(
              dialog.locator('.wizard-cost').getByText(text, { exact: true }),
            ).toBeInViewport();
          await paymentIn(dialog, texts).click();
          for (const field of ['profession', 'monthlyIncome', 'address', 'country'] as const)
            await wizardField(dialog, texts, field).fill(applicant[field]);
        }
        if (step < 3) await next.click();
      }
    });
  }

  test(`${language}: what went wrong stays in sight when the toast is gone`, async ({
    page,
    noise,
  }) => {
    noise.expect(/status of 500/);
    noise.expect(/^Email verzenden mislukt$/);
    const texts = await textsIn(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(`**${loanPath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.clock.install();
    await page.goto(routes.home[language]);
    const dialog = await openWizard(page, texts);
    await goToStep(dialog, texts, 3);
    await fillContact(dialog, texts);
    await dialog.getByRole('button', { name: texts.wizard.buttons.submit }).click();
    await expect(toastIn(dialog, texts)).toBeVisible();
    await page.clock.runFor(toastDuration + 1_000);
    await expect(toastIn(dialog, texts)).toHaveCount(0);
    const phone = dialog.getByRole('link', { name: '+32' });
    await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);
    await expectUncovered(phone);
  });
}

/** The line at the foot: a text in step 1, which opens in the others. */
function paymentIn(dialog: Locator, { wizard }: Texts): Locator {
  return dialog.locator('.payment-line').filter({ hasText: wizard.estimate.payment });
}

async function expectInSight(line: Locator, payment: string): Promise<void> {
  await expect(line).toContainText(payment);
  await expectUncovered(line.locator('output, strong'));
}

/** Wholly within the window, and found at its own corners and middle; what is round has no corners. */
async function expectUncovered(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const covering = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = element.localName === 'button' ? [0.25, 0.5, 0.75] : [0.05, 0.5, 0.95];
    return shares
      .map((share) => document.elementFromPoint(left + share * width, top + share * height))
      .filter((seen) => !seen || !(element.contains(seen) || seen.contains(element)))
      .map((seen) => seen?.outerHTML.slice(0, 120) ?? 'nothing');
  });
  expect(covering).toEqual([]);
}
