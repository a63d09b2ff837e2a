import type { Locator, Page } from 'playwright/test';
import type { Texts } from './wizard.ts';

export function cookieBanner(page: Page, { site }: Texts): Locator {
  return page.getByRole('region', { name: site.cookieBanner.title, exact: true });
}

export function laterButton(page: Page, texts: Texts): Locator {
  return cookieBanner(page, texts).getByRole('button', { name: texts.site.cookieBanner.later });
}

export function acceptButton(page: Page, texts: Texts): Locator {
  return cookieBanner(page, texts).getByRole('button', { name: texts.site.cookieBanner.accept });
}

/**
 * Turns the mouse wheel over the page and waits until the browser has handled it.
 * @returns how far the page has moved, in CSS pixels
 */
export async function turnWheel(page: Page, by = 400): Promise<number> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 200);
  // An object, because a promise itself would be awaited before the wheel turns.
  const listening = await page.evaluateHandle(() => ({
    felt: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
  }));
  await page.mouse.wheel(0, by);
  await listening.evaluate(({ felt }) => felt);
  // Scrolling starts within a few frames, smooth or not.
  return page.evaluate(async (start) => {
    for (let frame = 0; frame < 12 && scrollY === start; frame++)
      await new Promise(requestAnimationFrame);
    return scrollY - start;
  }, before);
}
