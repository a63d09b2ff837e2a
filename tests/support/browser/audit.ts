/** What is looked at on every page and in every state: how it is set, and what axe finds. */
import { type Page, test } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectWellSet, type Size, windows } from './layout.ts';

const usual: Size = { width: 1280, height: 800 };

/** In every window, and for whoever cannot see it; what moves is judged where it ends. */
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
