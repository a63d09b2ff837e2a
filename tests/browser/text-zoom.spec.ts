/** Text at 150 % and 200 %, set in the browser, on the narrowest phones (WCAG 1.4.4). */
import type { Page } from 'playwright/test';
import { loanPath } from '../../src/domain/api.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { pagePath, routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { longWordLanguages } from '../support/browser/languages.ts';
import { expectFit, setTextZoom } from '../support/browser/layout.ts';
import { distinctLayouts } from '../support/browser/pages.ts';
import { isFullRun } from '../support/prerequisites.ts';

const phones = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];
const sizes = isFullRun ? [1.5, 2] : [2];

// Layout is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

inLanguages((language) => {
  // In the daily run pages.spec.ts zooms the text of each layout.
  if (isFullRun)
    test('every layout fits larger text', nightly, async ({ page }) => {
      test.slow();
      for (const kind of distinctLayouts) {
        const path = pagePath(kind, language);
        await test.step(path, async () => {
          await page.goto(path);
          await expectFitOnPhones(page);
        });
      }
    });

  test('wizard and confirmation fit large text', nightly, async ({ page, wizard }) => {
    test.slow();
    await page.route(`**${loanPath}`, (route) => route.fulfill({ status: 200 }));
    await wizard.openHydrated(routes.home[language]);
    await wizard.field('amount').fill(String(amountLimits.max));
    await wizard.field('duration').fill(String(Math.min(84, termLimits.max)));
    await expectFitOnPhones(page);
    const { textWidth, room } = await wizard
      .field('amount')
      .evaluate((field: HTMLInputElement) => ({
        textWidth: field.scrollWidth,
        room: field.clientWidth,
      }));
    expect(textWidth, 'pixels of the largest amount').toBeLessThanOrEqual(room);
    await wizard.next.click();
    await wizard.next.click();
    await expectFitOnPhones(page);
    await wizard.fillStep(2);
    await wizard.next.click();
    await wizard.fillStep(3);
    await expectFitOnPhones(page);
    await wizard.submit.click();
    await expect(page.locator('[aria-labelledby="confirmation-title"]')).toBeVisible();
    await expectFitOnPhones(page);
  });
}, longWordLanguages);

async function expectFitOnPhones(page: Page): Promise<void> {
  for (const size of sizes) {
    await setTextZoom(page, size);
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await expectFit(page);
    }
  }
  await setTextZoom(page, 1);
}
