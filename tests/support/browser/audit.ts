/** The checks for every page and state: layout and accessibility. */
import { type Page, test } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectWellSet, type Size, windows } from './layout.ts';

const usual: Size = { width: 1280, height: 800 };

/** Checks the layout in all windows and the accessibility, after animations have ended. */
export async function expectWellMade(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of windows)
    await test.step(`${state} on ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expectWellSet(page);
    });
  await page.setViewportSize(usual);
  await test.step(`${state}, by axe`, () => expectAccessible(page));
}
