import type { Page } from 'playwright/test';

/**
 * Sets the browser's default font size. Lengths in `rem` and `em` follow, also in media queries.
 * @param times factor of the default size, 16 px
 */
export async function enlargeLetters(page: Page, times: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
}
