/**
 * The toasts: five seconds, swiped only to the right, F8, and never behind a dialog or over
 * a field.
 */
import type { Locator, Page } from 'playwright/test';
import { messagePath } from '../../src/domain/api.ts';
import { stepFields } from '../../src/domain/loan/request-steps.ts';
import { routes } from '../../src/i18n/routes.ts';
import { swipeThreshold, toastDurationMs, toastHotkey } from '../../src/stores/toast.ts';
import { test as browserTest, expect, nightly } from '../support/browser/fixtures.ts';
import { delayResponse } from '../support/browser/network.ts';
import { fillMessage, sendButton } from '../support/browser/page-parts.ts';
import { pauseClock, toastIn, toastRegion } from '../support/browser/toasts.ts';

/** Longer than the exit animation of a toast. */
const exitMs = 500;

const test = browserTest.extend<{ toast: Locator }>({
  /** A failure toast in the wizard's second step, with a mocked clock. */
  toast: async ({ page, language, texts, wizard }, use) => {
    const toast = toastIn(page, texts);
    await page.clock.install();
    await wizard.openAt(2, routes.home[language]);
    await wizard.next.click();
    await expect(toast).toContainText(texts.wizard.toasts.incomplete.title);
    await expect(wizard.field(stepFields[2][0])).toBeFocused();
    await use(toast);
  },
});

browserTest('toast leaves after five seconds', async ({ page, language, texts }) => {
  const toast = toastIn(page, texts);
  await page.clock.install();
  await page.goto(routes.contact[language]);
  await fillMessage(page, texts);
  const respond = await delayResponse(page, messagePath);
  await sendButton(page, texts).click();
  await expect(sendButton(page, texts)).toBeDisabled();
  await pauseClock(page);
  respond();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toast).toBeVisible({ timeout: 1 });
  }).toPass();
  await expect(toast).toContainText(texts.site.contact.toasts.sent.title);
  await page.clock.runFor(toastDurationMs - 100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(exitMs);
  await expect(toast).toHaveCount(0);
});

test('toast stays under the mouse', nightly, async ({ page, toast }) => {
  await toast.hover();
  await expectStays(page, toast);
  await page.mouse.move(5, 5);
  await expectLeaves(page, toast);
});

test('toast stays while F8 focuses it', nightly, async ({ page, texts, wizard, toast }) => {
  await page.keyboard.press(toastHotkey);
  await expect(toastRegion(page, texts).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: texts.wizard.close })).toBeFocused();
  await expectStays(page, toast);
  await page.keyboard.press('Tab');
  await expect(wizard.field(stepFields[2][0])).toBeFocused();
  await expectLeaves(page, toast);
});

test(
  'toast reached with Tab stays until closed',
  nightly,
  async ({ page, texts, wizard, toast }) => {
    const close = toast.getByRole('button', { name: texts.wizard.close });
    await wizard.next.focus();
    await pauseClock(page);
    while (!(await close.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab');
    await expectStays(page, toast);
    await page.keyboard.press('Enter');
    await page.clock.runFor(exitMs);
    await expect(toast).toHaveCount(0);
    await expect(wizard.next).toBeFocused();
  },
);

test('F8 focuses toasts in dialog and page', nightly, async ({ page, texts, wizard, toast }) => {
  const expectReached = async (within: Page | Locator) => {
    await expect(toast).toBeVisible();
    await page.keyboard.press(toastHotkey);
    await expect(toastRegion(within, texts).locator(':focus')).toHaveCount(1);
  };
  await expectReached(wizard.dialog);
  await wizard.field('country').focus();
  await page.keyboard.press('Escape');
  await expect(wizard.dialog).toBeHidden();
  await expect(toastRegion(page, texts)).toHaveCount(1);
  await expectReached(page);
  await wizard.openHydrated();
  await expect(toastRegion(wizard.dialog, texts)).toHaveCount(1);
});

test(
  'Escape in a toast leaves the wizard open',
  nightly,
  async ({ page, texts, wizard, toast }) => {
    await page.keyboard.press(toastHotkey);
    await expect(toastRegion(page, texts).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.clock.runFor(exitMs);
    await expect(toast).toHaveCount(0);
    await expect(wizard.dialog).toBeVisible();
    await expect(wizard.field(stepFields[2][0])).toBeFocused();
  },
);

test('toast covers no focused field', nightly, async ({ page, wizard, toast }) => {
  await pauseClock(page);
  // A window of 1280 pixels at 400 %, and phones with their keyboard, upright and on their side.
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 390, height: 300 },
    { width: 844, height: 200 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of stepFields[2]) {
      const field = wizard.field(name);
      // The first field had the focus before the window shrank.
      await field.blur();
      await field.focus();
      await expect
        .poll(() => field.evaluate(isTextUncovered), JSON.stringify({ viewport, name }))
        .toBe(true);
    }
    await expect(toast).toBeVisible();
  }
});

test('toast covers no control of the wizard', nightly, async ({ page, texts, wizard, toast }) => {
  const { dialog, field, heading } = wizard;
  const summary = dialog.getByText(texts.wizard.summary);
  await pauseClock(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(field('profession')).toBeInViewport({ ratio: 1 });
    const parts = [heading(2), summary, field('profession'), wizard.close, wizard.next];
    for (const part of parts) expect(await covers(toast, part), String(part)).toBe(false);
  }
});

test('toast leaves the confirmation visible', nightly, async ({ page, texts, wizard, toast }) => {
  const card = page.getByRole('region', { name: texts.wizard.confirmation.title });
  await wizard.fillStep(2);
  await wizard.next.click();
  await wizard.fillStep(3);
  await wizard.submit.click();
  await expect(toast).toContainText(texts.wizard.toasts.sent.title);
  await pauseClock(page);
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(card).toBeInViewport({ ratio: 1 });
    expect(await covers(toast, card), JSON.stringify(viewport)).toBe(false);
  }
});

test('toast leaves once its error is corrected', async ({ wizard, toast }) => {
  const { back, field, heading, next } = wizard;
  await back.click();
  await expect(heading(1)).toBeVisible();
  await expect(toast).toHaveCount(0);
  await next.click();
  await next.click();
  await expect(field(stepFields[2][0])).toBeFocused();
  for (const name of stepFields[2]) {
    await expect(toast).toBeVisible();
    await field(name).fill('1');
  }
  await expect(toast).toHaveCount(0);
});

/** Distance of each swipe in CSS pixels, and whether it dismisses the toast. */
const swipes = [
  { by: [swipeThreshold - 1, 0], isDismissed: false },
  { by: [swipeThreshold, 0], isDismissed: true },
  { by: [-200, 0], isDismissed: false },
  { by: [0, -60], isDismissed: false },
  { by: [0, 200], isDismissed: false },
] as const;

test('toast leaves only when swiped 50 px right', nightly, async ({ page, wizard, toast }) => {
  for (const pace of ['slowly', 'as a flick'] as const)
    for (const { by, isDismissed } of swipes)
      await test.step(`${pace} by ${by}`, async () => {
        await wizard.next.click();
        await expect(toast).toHaveCount(1);
        const { x, y } = await pointOn(toast);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + by[0], y + by[1], { steps: 6 });
        if (pace === 'slowly') await page.clock.fastForward(3_000);
        await page.mouse.up();
        await page.clock.runFor(exitMs);
        await expect(toast).toHaveCount(isDismissed ? 0 : 1);
        if (!isDismissed) expect(await toast.evaluate(swipedBy)).toEqual([0, 0]);
        await page.mouse.move(5, 5);
      });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('swipe of 50 px dismisses, of 49 not', nightly, async ({ page, wizard, toast }) => {
    const finger = await page.context().newCDPSession(page);
    for (const [distance, count] of [
      [swipeThreshold - 1, 1],
      [swipeThreshold, 0],
    ] as const) {
      await wizard.next.click();
      await expect(toast).toHaveCount(1);
      const { x, y } = await pointOn(toast);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: x + at, y }],
        });
      await touch('touchStart', 0);
      for (const at of [10, 25, 40, distance]) await touch('touchMove', at);
      await touch('touchEnd');
      await page.clock.runFor(exitMs);
      await expect(toast).toHaveCount(count);
    }
  });
});

browserTest('toasts need no toggle events', nightly, async ({ page, language, texts, wizard }) => {
  await page.addInitScript(() => {
    for (const type of ['toggle', 'beforetoggle'])
      addEventListener(
        type,
        (event) => event.target instanceof HTMLDialogElement && event.stopImmediatePropagation(),
        true,
      );
  });
  await wizard.openAt(2, routes.home[language]);
  await wizard.next.press('Enter');
  const { incomplete, sent } = texts.wizard.toasts;
  await expect(toastIn(wizard.dialog, texts)).toContainText(incomplete.title);
  await wizard.close.press('Enter');
  await expect(toastIn(page, texts)).toContainText(incomplete.title);
  await wizard.openHydrated();
  await expect(toastIn(wizard.dialog, texts)).toBeVisible();
  await wizard.fillStep(2);
  await wizard.next.press('Enter');
  await wizard.fillStep(3);
  await wizard.submit.press('Enter');
  await expect(toastIn(page, texts)).toContainText(sent.title);
});

async function expectStays(page: Page, toast: Locator): Promise<void> {
  // Sonner sets a toast's new duration in a timer. When the clock jumps, the old duration would end
  // the toast first.
  await page.clock.runFor(exitMs);
  await page.clock.fastForward(60_000);
  await page.clock.runFor(exitMs);
  await expect(toast).toBeVisible();
}

async function expectLeaves(page: Page, toast: Locator): Promise<void> {
  await page.clock.runFor(toastDurationMs + exitMs);
  await expect(toast).toHaveCount(0);
}

/** A point of the settled toast outside its buttons, in whole pixels. */
async function pointOn(toast: Locator): Promise<{ x: number; y: number }> {
  await toast.hover({ position: { x: 60, y: 20 } });
  const box = await toast.boundingBox();
  if (!box) throw new Error('There is no toast on the screen');
  return { x: Math.round(box.x + 60), y: Math.round(box.y + 20) };
}

/** How far sonner has moved the toast. */
function swipedBy(toast: HTMLElement | SVGElement): number[] {
  return ['--swipe-amount-x', '--swipe-amount-y'].map((name) =>
    Number.parseFloat(toast.style.getPropertyValue(name)),
  );
}

/** Whether a toast covers a visible part of an element. */
async function covers(toast: Locator, part: Locator): Promise<boolean> {
  const over = await toast.boundingBox();
  if (!over) throw new Error('There is no toast on the screen');
  return part.evaluate((element, { x, y, width, height }) => {
    const box = element.getBoundingClientRect();
    const body = element.closest('form > div')?.getBoundingClientRect() ?? box;
    const [top, bottom] = [Math.max(box.top, body.top), Math.min(box.bottom, body.bottom)];
    return top < bottom && top < y + height && bottom > y && box.left < x + width && box.right > x;
  }, over);
}

/** Nothing covers the start of the field's text. */
function isTextUncovered(field: HTMLElement | SVGElement): boolean {
  const { left, top, width, height } = field.getBoundingClientRect();
  return document.elementFromPoint(left + width / 4, top + height / 2) === field;
}
