/** The toasts by role and label. */
import type { Locator, Page } from 'playwright/test';
import { toastHotkey } from '../../../src/stores/toast.ts';
import type { Texts } from './loan.ts';

/** The region that announces toasts, in the page or in an open dialog; sonner puts the hotkey behind its name. */
export function toastRegion(within: Page | Locator, { wizard }: Texts): Locator {
  return within.getByRole('region', { name: `${wizard.toasts.label} ${toastHotkey}`, exact: true });
}

/** The toast that is shown; one that was replaced is there for another moment, and cannot be seen. */
export function toastIn(within: Page | Locator, texts: Texts): Locator {
  const region = toastRegion(within, texts);
  return region.getByRole('listitem').and(region.locator('[data-visible="true"]'));
}
