/** The two themes, which a page takes from the visitor's system. */
import type { Page } from 'playwright/test';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Changes the theme, and waits until its colours have arrived everywhere. */
export async function showIn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
