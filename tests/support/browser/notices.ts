/** What the site says to the visitor: toasts by role and label, and the messages that a screen reader hears with a field. */
import type { Locator, Page } from 'playwright/test';
import { toastHotkey } from '../../../src/stores/toast.ts';
import { expect } from './fixtures.ts';
import type { Texts } from './wizard.ts';

/** The region that announces toasts, in the page or in an open dialog; sonner puts the hotkey behind its name. */
export function toastRegion(within: Page | Locator, { wizard }: Texts): Locator {
  return within.getByRole('region', { name: `${wizard.toasts.label} ${toastHotkey}`, exact: true });
}

/** The toast that is shown; one that was replaced is there for another moment, and cannot be seen. */
export function toastIn(within: Page | Locator, texts: Texts): Locator {
  const region = toastRegion(within, texts);
  return region.getByRole('listitem').and(region.locator('[data-visible="true"]'));
}

/** Waits until a toast with these texts is the only one; failures are announced at once, the rest politely. */
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

/** From now on marks the page when two toasts are ever shown at a time. */
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

/** Waits until the message shows beside its field, is said with it, and marks it as wrong. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(containing(message));
  // A summary above the fields says the same.
  const id = await field.getAttribute('id');
  await expect(field.page().locator(`#${id}-error`)).toHaveText(message);
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid');
}

/** A pattern for a text somewhere in another; which kind of space stands between words does not matter. */
export function containing(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+'));
}

/**
 * Every name and text that Chromium offers to a screen reader now. Unlike a search by role this leaves out what a modal
 * dialog has made inert.
 */
export async function spokenTexts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''));
}
