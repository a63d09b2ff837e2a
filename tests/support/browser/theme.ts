import { expect, type Locator, type Page } from 'playwright/test';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Changes the theme and waits until all colours have changed. */
export async function showIn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The text is dark, as on paper. */
export async function expectDarkLetters(part: Locator): Promise<void> {
  const channels = await part.evaluate((element) =>
    [...getComputedStyle(element).color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number),
  );
  expect(Math.max(...channels)).toBeLessThan(100);
}
