/** What the site says to the visitor: which toast shows, and the messages that a screen reader hears with a field. */
import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import type { Texts } from './loan.ts';
import { toastIn } from './toasts.ts';

/** Waits until a toast with these texts is the only one; sonner's word for the destructive kind is `error`. */
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
}

/** Waits until the message shows beside its field, is said with it, and marks it as wrong. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(containing(message));
  await expect(field.page().getByText(message, { exact: true })).toBeVisible();
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
