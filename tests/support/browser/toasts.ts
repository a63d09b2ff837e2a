/** Toasts by role and label, the clock that ends them, and messages of fields. */
import type { Locator, Page } from 'playwright/test';
import { toastHotkey } from '../../../src/stores/toast.ts';
import { expect } from './fixtures.ts';
import type { Texts } from './wizard.ts';

/**
 * The live region of the toasts, in the page or in an open dialog. Sonner appends the hotkey to
 * its name.
 */
export function toastRegion(within: Page | Locator, { wizard }: Texts): Locator {
  return within.getByRole('region', { name: `${wizard.toasts.label} ${toastHotkey}`, exact: true });
}

/** The visible toast; a replaced toast stays hidden in the DOM for a moment. */
export function toastIn(within: Page | Locator, texts: Texts): Locator {
  const region = toastRegion(within, texts);
  return region.getByRole('listitem').and(region.locator('[data-visible="true"]'));
}

/**
 * Stops the page's clock. On a busy machine the chosen moment may be over when the call arrives:
 * then a later one.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 200);
  }).toPass();
}

/** Waits until this toast is the only one. Failures must be assertive, other toasts polite. */
export async function expectToast(
  within: Page | Locator,
  texts: Texts,
  { title, description }: { title: string; description: string },
  kind: 'error' | 'success',
): Promise<void> {
  const shown = () =>
    toastIn(within, texts).evaluateAll((toasts) =>
      toasts.map((toast) => ({
        kind: toast.getAttribute('data-type'),
        text: (toast as HTMLElement).innerText.trim(),
        visible: toast.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      })),
    );
  await expect
    .poll(shown, 'the toast that shows')
    .toEqual([{ kind, text: `${title}\n${description}`, visible: true }]);
  await expect(toastRegion(within, texts)).toHaveAttribute(
    'aria-live',
    kind === 'error' ? 'assertive' : 'polite',
  );
}

/** Marks the page if two toasts are ever visible at once. */
export async function watchForTwoToasts(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const shown = document.querySelectorAll(
        '[data-sonner-toast][data-visible="true"]:not([data-removed="true"])',
      );
      if (shown.length > 1) document.documentElement.setAttribute('data-test-two', '');
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-test-two'));
}

/** Waits until the field is invalid and described by a visible message. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(containing(message));
  const id = await field.getAttribute('id');
  await expect(field.page().locator(`#${id}-error`)).toHaveText(message);
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid');
}

/** A pattern that finds the text with any kind of space between its words. */
export function containing(text: string): RegExp {
  return new RegExp(text.split(/\s+/).map(RegExp.escape).join('\\s+'));
}
