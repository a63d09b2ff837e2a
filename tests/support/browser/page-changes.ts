/** What browsers do to a page: they translate its texts, and password managers add elements. */
import type { Page } from 'playwright/test';

export const pageChanges = { 'a translation': translate, 'a password manager': addElements };

/** Wraps each text, also later ones, as Chromium's translation does. The words stay, so that tests find them. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isWrapped = text.parentElement?.closest('font, script, style, option, textarea');
        if (isWrapped || !text.data.trim()) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Adds an element behind each field. */
async function addElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('div'));
  });
}
