/** Larger letters, by the browser's own setting. */
import type { Page } from 'playwright/test';

/**
 * As a visitor does in the browser's settings; lengths in `rem` and `em` follow, those of media queries too.
 * @param times the usual size, 16 px, this many times
 */
export async function enlargeLetters(page: Page, times: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
}
