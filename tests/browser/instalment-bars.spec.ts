/** The payments as bars. Screen readers skip them, so they are found by element. */
import type { Locator } from 'playwright/test';
import { maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/offer.ts';
import { routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';
import { shifts, watchShifts } from '../support/browser/layout-shift.ts';

const barsIn = (container: Locator) => container.locator('svg:has(> path + path)').first();

/** Of the bars with the text below them. */
const sizeOf = (bars: Locator) =>
  bars.locator('..').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);

async function expectBars(container: Locator, count: number) {
  for (const path of await barsIn(container).locator('path').all())
    await expect(path).toHaveAttribute('d', new RegExp(`^(M[\\d.]+ [\\d.]+h[^z]+z){${count}}$`));
}

inLanguages((language) => {
  test('bars follow the term in hero and wizard', async ({ page, texts, wizard }) => {
    await page.goto(routes.home[language]);
    const main = page.getByRole('main');
    await expectBars(main, termLimits.default);
    const size = await sizeOf(barsIn(main));
    const field = main.getByRole('textbox', { name: texts.wizard.fields.duration });
    for (const term of [termLimits.max, termLimits.min]) {
      await field.fill(String(term));
      await expectBars(main, term);
      expect(await sizeOf(barsIn(main))).toEqual(size);
    }
    await wizard.openHydrated();
    const head = wizard.dialog.locator('form > :first-child');
    await expectBars(head, termLimits.min);
    expect((await barsIn(head).boundingBox())?.width).toBeGreaterThan(100);
    await wizard.field('duration').fill('24');
    await expectBars(head, 24);
    await expectBars(main, 24);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`bars and numbers animate, motion ${reducedMotion}`, nightly, async ({ page, texts }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(watchShifts);
    await page.addInitScript(() => {
      const animated: string[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        animated.push('number');
        return animate.apply(this, how);
      };
      document.addEventListener('transitionrun', ({ propertyName }) => animated.push(propertyName));
      Object.assign(window, { animated });
    });
    await page.goto(routes.home.nl);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: texts.wizard.fields.duration });
    // A longer term brings a hint, for which the button below makes room.
    for (const term of [maxLegalTerm(amountLimits.default), termLimits.min]) {
      await field.fill(String(term));
      await expectBars(main, term);
    }
    const animated = () =>
      page.evaluate(() => (window as unknown as { animated: string[] }).animated);
    if (reducedMotion === 'reduce') expect(await animated()).toEqual([]);
    else await expect.poll(animated).toEqual(expect.arrayContaining(['number', 'transform']));
    expect(await shifts(page)).toEqual([]);
  });
