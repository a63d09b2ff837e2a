/** A finger that scrolls the page from a slider, by Chromium's own gestures. */
import type { CDPSession, Locator, Page } from 'playwright/test';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { notHydratedSelector } from '../../src/islands/astro-island.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { expectAllHydrated, type Texts } from '../support/browser/wizard.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Touches the slider at three quarters of its width and moves the finger in small steps. */
async function swipe(page: Page, slider: Locator, by: { x: number; y: number }): Promise<void> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not visible');
  const from = { x: box.x + box.width * 0.75, y: box.y + box.height / 2 };
  const steps = 20;
  const at = (step: number) => [
    { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

function sliders(container: Locator, { wizard: { controls } }: Texts) {
  return [controls.amountSlider, controls.termSlider].map((name) =>
    container.getByRole('slider', { name }),
  );
}

async function expectDefaults(
  container: Locator,
  { wizard }: Texts,
  language: SiteLanguage,
): Promise<void> {
  const amount = container.getByRole('textbox', { name: wizard.fields.amount, exact: true });
  const term = container.getByRole('textbox', { name: wizard.fields.duration, exact: true });
  await expect(amount).toHaveValue(formatNumber(amountLimits.default, language));
  await expect(term).toHaveValue(String(termLimits.default));
}

inLanguages((language) => {
  test('a scroll across a slider changes nothing', async ({ page, texts, wizard }) => {
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    const scrollPosition = () => page.evaluate(() => scrollY);
    await test.step('in the hero, before and after its script', async () => {
      await expect(main.locator(notHydratedSelector)).toHaveCount(1);
      for (const slider of sliders(main, texts))
        for (const by of [-120, 120]) {
          await slider.evaluate((input) =>
            input.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          const before = await scrollPosition();
          await swipe(page, slider, { x: 5, y: by });
          await expect.poll(scrollPosition).not.toBe(before);
          await expectDefaults(main, texts, language);
        }
    });
    await test.step('in the wizard', async () => {
      await wizard.openHydrated();
      await expectAllHydrated(page);
      for (const slider of sliders(wizard.dialog, texts))
        for (const by of [-120, 120]) {
          await slider.evaluate((input) =>
            input.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          await swipe(page, slider, { x: 5, y: by });
          await expectDefaults(wizard.dialog, texts, language);
        }
    });
  });

  test('a finger drags and taps a slider', async ({ page, texts, wizard }) => {
    await wizard.openHydrated(routes.home[language]);
    const [amount] = sliders(wizard.dialog, texts);
    if (!amount) throw new Error('There is no slider');
    await amount.scrollIntoViewIfNeeded();
    await swipe(page, amount, { x: -140, y: 5 });
    const typed = wizard.field('amount');
    const value = async () => Number(await amount.inputValue());
    expect(await value()).toBeGreaterThan(amountLimits.max * 0.2);
    expect(await value()).toBeLessThan(amountLimits.max * 0.6);
    await expect(typed).toHaveValue(formatNumber(await value(), language));
    const box = await amount.boundingBox();
    if (!box) throw new Error('The slider is not visible');
    await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height / 2);
    await expect.poll(value).toBeGreaterThan(amountLimits.max * 0.65);
    await expect(typed).toHaveValue(formatNumber(await value(), language));
  });
});
