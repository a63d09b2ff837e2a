/** Long texts on a screen and on paper, and that nothing which floats stands before what is read or pressed. */
import type { Locator, Page } from 'playwright/test';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, type PageRef, routes } from '../../src/i18n/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import { everyKindOfPage } from '../support/browser/pages.ts';

const texts: PageRef[] = ['terms', 'privacy', { article: 1 }];

for (const language of siteLanguages) {
  test.describe(language, () => {
    test('sets long texts in lines of 60 to 75 characters', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const kind of texts) {
        await page.goto(addressOf(kind, language));
        const measure = await page.locator('main .prose').evaluate(charactersPerLine);
        expect(measure, `${addressOf(kind, language)}`).toBeGreaterThan(60);
        expect(measure, `${addressOf(kind, language)}`).toBeLessThan(75);
      }
    });
  });
}

for (const language of twoLanguages) {
  test(`keeps the contents beside a long text and leads to each heading (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const kind of texts) {
      await page.goto(addressOf(kind, language));
      const contents = page.locator('main .toc');
      const links = await contents.getByRole('link').all();
      const headings = page.locator('main .prose h2');
      expect(links).toHaveLength(await headings.count());
      for (const [index, link] of links.entries()) {
        await link.click();
        await expect(link).toBeInViewport();
        const heading = headings.nth(index);
        await expect(heading).toBeInViewport();
        expect(await topOf(heading)).toBeGreaterThanOrEqual(await bottomOfBar(page));
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const [first] = await page.locator('main .toc a').all();
    await first?.click();
    await expect(page.locator('main .prose h2').first()).toBeInViewport();
  });
}

test('covers nothing that can be pressed when a page opens', async ({ page }) => {
  for (const kind of everyKindOfPage) {
    await page.goto(addressOf(kind, 'hu'));
    for (const size of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 1184, height: 800 },
      { width: 1280, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.locator('main').evaluate(covered), JSON.stringify({ kind, size }))
        .toEqual([]);
    }
  }
});

test('leaves the end of the page free of what floats', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.home.fi);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await page.locator('footer').evaluate(covered), String(width)).toEqual([]);
  }
});

test('draws how much of an article is read', async ({ page }) => {
  await page.goto(addressOf({ article: 1 }, 'nl'));
  const progress = page.locator('.reading-progress');
  const share = () => progress.evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);
  await expect.poll(share).toBe(0);
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  await expect.poll(share).toBeGreaterThan(0.1);
  expect(await share()).toBeLessThan(0.9);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(share).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(progress).toBeHidden();
});

test('prints texts dark on white, without what only a screen needs', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const kind of everyKindOfPage) {
    await page.goto(addressOf(kind, 'de'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['.bar', '.footer', '.floating', '.toc', '.reading-progress', '.on-night'])
      for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
    for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
    const { ink, scheme } = await page.locator('h1').evaluate((heading) => ({
      ink: getComputedStyle(heading).color,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }));
    expect([ink, scheme]).toEqual(['rgb(16, 48, 47)', 'light']);
  }
  await page.goto(addressOf('terms', 'de'));
  await expect(page.getByText('Achtung! Kreditaufnahme kostet Geld.').first()).toBeVisible();
});

test('changes the theme at once for whoever wants little motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(routes.terms.nl);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`goes from page to page ${reducedMotion === 'reduce' ? 'at once' : 'softly, while the bar stays'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event;
        document.documentElement.dataset.transition = String(viewTransition !== null);
        void viewTransition?.ready.then(() => {
          const still = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          document.documentElement.dataset.parts = still.join(' ');
        });
      });
    });
    await page.goto(routes.about.nl);
    await page.getByRole('contentinfo').locator('a[href="/blog"]').click();
    await expect(page).toHaveURL(/blog$/);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-transition', String(reducedMotion !== 'reduce'));
    if (reducedMotion === 'reduce') return;
    await expect(root).toHaveAttribute('data-parts', /root/);
    await expect(root).toHaveAttribute('data-parts', /\(bar\)/);
  });
}

/** The mean of characters in the full lines of an element's paragraphs. */
function charactersPerLine(text: HTMLElement | SVGElement): number {
  let characters = 0;
  let lines = 0;
  for (const paragraph of text.querySelectorAll(':scope > p')) {
    const range = document.createRange();
    let line = 0;
    let last = Number.NEGATIVE_INFINITY;
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let at = 0; at < node.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { bottom, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        if (bottom > last + 8) {
          // The line before has ended, so it was a full one.
          if (line > 0) {
            characters += line;
            lines++;
          }
          line = 0;
          last = bottom;
        }
        line++;
      }
    }
  }
  return characters / lines;
}

/** What can be pressed in here, is on the screen, and has something else before its middle. */
function covered(root: HTMLElement | SVGElement): string[] {
  return [...root.querySelectorAll('a,button,input:not([type=hidden]),textarea,summary')]
    .filter((part) => part.checkVisibility() && !part.closest('.floating, .language-list'))
    .filter((part) => {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
      if (width < 2 || height < 2 || y < bar || y > innerHeight - 1) return false;
      const [first] = document.elementsFromPoint(x, y);
      return first?.closest('.floating') !== null && !part.contains(first ?? null);
    })
    .map((part) => part.textContent?.trim() || part.outerHTML.slice(0, 60));
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

async function bottomOfBar(page: Page): Promise<number> {
  const box = await page.getByRole('banner').boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}
