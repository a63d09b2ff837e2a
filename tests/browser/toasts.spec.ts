/** The toasts: one at a time, five seconds, to the right and no other way, F8, and never behind a dialog. */
import type { Locator, Page } from 'playwright/test';
import { messagePath } from '../../src/api.ts';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { routes } from '../../src/i18n/routes.ts';
import { loanSteps } from '../../src/loan/request.ts';
import { toastDuration, toastHotkey } from '../../src/stores/toast.ts';
import { fillMessage, sendButton } from '../support/browser/contact.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import {
  fillContact,
  goToStep,
  openWizard,
  stepHeading,
  textsIn,
  wizardField,
  wizardOf,
} from '../support/browser/loan.ts';
import { toastIn, toastRegion } from '../support/browser/toasts.ts';

for (const language of twoLanguages) {
  test(`announces failure at once and success politely, one at a time (${language})`, async ({
    page,
    noise,
  }) => {
    noise.expect(/500/);
    const texts = await textsIn(language);
    const { failed, sent } = texts.site.contact.toasts;
    await page.goto(routes.contact[language]);
    await fillMessage(page, texts);
    await page.route(`**${messagePath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await sendButton(page, texts).click();
    const region = toastRegion(page, texts);
    const toast = toastIn(page, texts);
    await expect(toast).toContainText(failed.title);
    await expect(toast).toContainText(failed.description);
    await expect(region).toHaveAttribute('aria-live', 'assertive');

    await recordCompany(page);
    await sendButton(page, texts).click();
    await expect(toast.filter({ hasText: sent.title })).toBeVisible();
    await expect(toast).toHaveCount(1);
    await expect(toast).not.toContainText(failed.title);
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(page.locator('html')).not.toHaveAttribute('data-test-company');

    await toast.getByRole('button', { name: texts.wizard.close, exact: true }).click();
    await expect(toast).toHaveCount(0);
  });
}

const texts = await textsIn(defaultLanguage);
const home = routes.home[defaultLanguage];

test('leaves after five seconds', async ({ page }) => {
  await page.goto(routes.contact[defaultLanguage]);
  await fillMessage(page, texts);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const toast = document.querySelector('[data-sonner-toast]');
      if (toast) dataset.testShown ??= String(performance.now());
      if (toast?.matches('[data-removed="true"]')) dataset.testLeft ??= String(performance.now());
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await sendButton(page, texts).click();
  const toast = toastIn(page, texts);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0, { timeout: 15_000 });
  const stayed = await page.evaluate(() => {
    const { testShown, testLeft } = document.documentElement.dataset;
    return Number(testLeft) - Number(testShown);
  });
  expect(stayed).toBeGreaterThan(4_500);
  expect(stayed).toBeLessThan(7_000);
});

test('stays while the mouse is over it', async ({ page }) => {
  const { toast } = await raiseInWizard(page);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(toastDuration + 1_000);
  await expect(toast).toHaveCount(0);
});

test('stays while it has the focus, by F8 or by Tab', async ({ page }) => {
  const { dialog, toast } = await raiseInWizard(page);
  const close = toast.getByRole('button', { name: texts.wizard.close });
  await page.keyboard.press(toastHotkey);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await wizardField(dialog, texts, 'country').focus();
  await page.clock.runFor(toastDuration + 1_000);
  await expect(toast).toHaveCount(0);

  await dialog.getByRole('button', { name: texts.wizard.buttons.next }).click();
  await expect(toast).toBeVisible();
  while (!(await close.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test('is reached with F8 on the page and in the dialog', async ({ page }) => {
  const { dialog, toast } = await raiseInWizard(page);
  await expect(dialog.getByRole('listitem').filter({ has: page.locator(':focus') })).toHaveCount(0);
  await page.keyboard.press(toastHotkey);
  await expectFocusIn(toastRegion(page, texts));
  await toast.getByRole('button', { name: texts.wizard.close }).click();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);

  await page.goto(routes.contact[defaultLanguage]);
  await fillMessage(page, texts);
  await sendButton(page, texts).click();
  await expect(toast).toBeVisible();
  await page.keyboard.press(toastHotkey);
  await expectFocusIn(toastRegion(page, texts));
});

test('is inside the open dialog, and back on the page when it closes', async ({ page }) => {
  const { dialog } = await raiseInWizard(page);
  const toasts = page.locator('#toasts');
  await expect(dialog.locator('#toasts')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(dialog.locator('#toasts')).not.toBeAttached();
  await expect(toasts).toBeAttached();
  await expect(toastIn(page, texts)).toBeVisible();

  await openWizard(page, texts);
  await expect(dialog.locator('#toasts')).toBeAttached();
  await expect(toasts).toHaveCount(1);
});

test('outlives the wizard after success', async ({ page }) => {
  await page.clock.install();
  await page.goto(home);
  const dialog = await openWizard(page, texts);
  await goToStep(dialog, texts, 3);
  await fillContact(dialog, texts);
  await dialog.getByRole('button', { name: texts.wizard.buttons.submit }).click();
  await expect(dialog).toBeHidden();
  const toast = toastIn(page, texts);
  await expect(toast).toContainText(texts.wizard.toasts.sent.title);
  await expect(toastRegion(page, texts)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(3_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(toastDuration);
  await expect(toast).toHaveCount(0);
});

// A window of 1280 pixels at 400 %, and telephones with their keyboard, upright and on their side.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 390, height: 300 },
  { width: 844, height: 200 },
]) {
  test(`covers no field that has the focus on ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    const { dialog, toast } = await raiseInWizard(page);
    await page.setViewportSize(viewport);
    for (const name of loanSteps[1]) {
      const field = wizardField(dialog, texts, name);
      // The first one has it since before the window shrank.
      await field.blur();
      await field.focus();
      await expect
        .poll(() =>
          field.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(left + width / 4, top + height / 2) === element;
          }),
        )
        .toBe(true);
    }
    await expect(toast).toBeVisible();
  });
}

/** Where a toast is drawn to, in CSS pixels, and whether it lets that happen. */
const swipes = [
  { name: 'to the right by 49 px', by: [49, 0], leaves: false },
  { name: 'to the right by 50 px', by: [50, 0], leaves: true },
  { name: 'to the right by 51 px', by: [51, 0], leaves: true },
  { name: 'to the left', by: [-200, 0], leaves: false },
  { name: 'up', by: [0, -60], leaves: false },
  { name: 'down', by: [0, 200], leaves: false },
] as const;

test('leaves when swiped to the right by 50 px, no sooner and no other way', async ({ page }) => {
  const { dialog, toast } = await raiseInWizard(page);
  const next = dialog.getByRole('button', { name: texts.wizard.buttons.next });
  for (const pace of ['slowly', 'as a flick'] as const) {
    for (const { name, by, leaves } of swipes) {
      await test.step(`${pace} ${name}`, async () => {
        await next.click();
        await expect(toast).toHaveCount(1);
        await swipe(page, toast, by, pace === 'slowly' ? 3_000 : 0);
        await page.clock.runFor(1_000);
        await expect(toast).toHaveCount(leaves ? 0 : 1);
        if (!leaves) await expectAtRest(toast);
        await page.mouse.move(5, 5);
      });
    }
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('leaves when swiped by 50 px and springs back at 49', async ({ page, context }) => {
    const { dialog, toast } = await raiseInWizard(page);
    const finger = await context.newCDPSession(page);
    for (const [distance, count] of [
      [49, 1],
      [50, 0],
    ] as const) {
      await dialog.getByRole('button', { name: texts.wizard.buttons.next }).click();
      await expect(toast).toHaveCount(1);
      const { x, y } = await startOf(toast);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: x + at, y }],
        });
      await touch('touchStart', 0);
      for (const at of [10, 25, 40, distance]) await touch('touchMove', at);
      await touch('touchEnd');
      await page.clock.runFor(1_000);
      await expect(toast).toHaveCount(count);
    }
  });
});

/** A failure toast in the wizard's second step, with a clock that the test moves on. */
async function raiseInWizard(page: Page): Promise<{ dialog: Locator; toast: Locator }> {
  await page.clock.install();
  await page.goto(home);
  const dialog = await openWizard(page, texts);
  await goToStep(dialog, texts, 2);
  await expect(stepHeading(dialog, texts, 2)).toBeFocused();
  await dialog.getByRole('button', { name: texts.wizard.buttons.next }).click();
  const toast = toastIn(page, texts);
  await expect(toast).toContainText(texts.wizard.toasts.incomplete.title);
  return { dialog: wizardOf(page, texts), toast };
}

/** Marks the page when two toasts are ever shown at a time. */
async function recordCompany(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const shown = document.querySelectorAll(
        '[data-sonner-toast][data-visible="true"]:not([data-removed="true"])',
      );
      if (shown.length > 1) document.documentElement.setAttribute('data-test-company', '');
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}

async function expectFocusIn(place: Locator): Promise<void> {
  await expect
    .poll(() => place.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

/** A point of the toast where there is no button, once it has arrived; in whole pixels. */
async function startOf(toast: Locator): Promise<{ x: number; y: number }> {
  await toast.hover({ position: { x: 60, y: 20 } });
  const box = await toast.boundingBox();
  if (!box) throw new Error('There is no toast on the screen');
  return { x: Math.round(box.x + 60), y: Math.round(box.y + 20) };
}

/** Draws the toast with the mouse; the page's clock says how long that takes. */
async function swipe(
  page: Page,
  toast: Locator,
  [right, down]: readonly [number, number],
  milliseconds: number,
): Promise<void> {
  const { x, y } = await startOf(toast);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 6 });
  if (milliseconds) await page.clock.runFor(milliseconds);
  await page.mouse.up();
}

async function expectAtRest(toast: Locator): Promise<void> {
  await expect(toast).toHaveAttribute('data-swiping', 'false');
  await expect(toast).toHaveAttribute('data-removed', 'false');
  const amounts = await toast.evaluate((element) =>
    ['--swipe-amount-x', '--swipe-amount-y'].map((name) =>
      Number.parseFloat(element.style.getPropertyValue(name)),
    ),
  );
  expect(amounts).toEqual([0, 0]);
}
