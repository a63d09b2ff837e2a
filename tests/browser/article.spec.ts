/** Long texts on screen and paper, and page transitions. */
import type { Locator } from 'playwright/test';
import { defaultLanguage } from '../../src/i18n/languages.ts';
import { type PageRef, pagePath, routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, nightly, test } from '../support/browser/fixtures.ts';

const longTexts: PageRef[] = ['terms', 'privacy', { article: 1 }];

inLanguages((language) => {
  test('text lines have 60 to 75 characters', nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const kind of longTexts) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pagePath(kind, language));
      // The typeface is optional: a slow first visit shows another one.
      await page.reload();
      const measure = await page.locator('main .prose').evaluate(charactersPerLine);
      expect(measure, pagePath(kind, language)).toBeGreaterThan(60);
      expect(measure, pagePath(kind, language)).toBeLessThan(75);

      const links = page.locator('main nav[aria-labelledby="contents-title"]').getByRole('link');
      const headings = page.locator('main .prose h2');
      await expect(links).toHaveCount(await headings.count());
      const bar = await bottomOf(page.getByRole('banner'));
      for (const [index, link] of (await links.all()).entries()) {
        await link.click();
        await expect(link).toBeInViewport();
        await expect(headings.nth(index)).toBeInViewport();
        const top = await topOf(headings.nth(index));
        expect(top).toBeGreaterThanOrEqual(bar);
        // The last sections do not reach the upper fifth of the window, where one is read.
        if (top < 900 / 5) await expect(link).toHaveAttribute('aria-current', 'true');
        await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(links).toHaveCount(0);
      const contents = page.locator('main nav[aria-labelledby="contents-title"] summary');
      expect((await contents.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(contents).toContainText(String(await headings.count()));
      await contents.click();
      await expect(links).toHaveCount(await headings.count());
      await links.first().click();
      await expect(headings.first()).toBeInViewport();
    }
  });
});

inLanguages((language) => {
  test('hovering a link prefetches its page', nightly, async ({ page }) => {
    const next = routes.terms[language];
    await page.goto(routes.home[language]);
    const link = page.getByRole('contentinfo').locator(`a[href="${next}"]`);
    const fetched = page.waitForResponse((answer) => new URL(answer.url()).pathname === next);
    await link.hover();
    expect(await (await fetched).headerValue('content-type')).toMatch('text/html');
    await link.click();
    await page.waitForURL(`**${next}`);
    const delivery = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return (visit as { deliveryType?: string } | undefined)?.deliveryType;
    });
    expect(delivery).toBe('navigational-prefetch');
  });
});

test('a numbered list has one number per item', nightly, async ({ page }) => {
  await page.goto(routes.about[defaultLanguage]);
  const values = page.locator('main .prose ul').first();
  const item = await values.evaluateHandle((list) => {
    const numbered = document.createElement('ol');
    numbered.append(...list.children);
    list.replaceWith(numbered);
    return numbered.children.item(0);
  });
  const styles = await item.evaluate((element) => ({
    marker: element && getComputedStyle(element).listStyleType,
    drawn: element && getComputedStyle(element, '::before').content,
  }));
  expect(styles).toEqual({ marker: 'none', drawn: 'counter(value)' });
});

test('whole cards open article and wizard', nightly, async ({ page, wizard }) => {
  const pressCentre = async (part: Locator) => {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (!box) throw new Error('The card is not shown');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await page.goto(routes.blog[defaultLanguage]);
  const card = page.getByRole('main').getByRole('article').first();
  const href = await card.getByRole('link').getAttribute('href');
  await pressCentre(card.locator('img'));
  await page.waitForURL(`**${href}`);
  await page.goto(routes.home[defaultLanguage]);
  await pressCentre(page.locator('#services li p').first());
  await expect(wizard.dialog).toBeVisible();
});

test('progress bar follows scrolling', nightly, async ({ page }) => {
  await page.goto(pagePath({ article: 1 }, defaultLanguage));
  const progress = page.locator('main article div[aria-hidden]');
  const share = () => progress.evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);
  const scrollTo = (part: number) =>
    page.evaluate((to) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scroll({ top: (scrollHeight - clientHeight) * to, behavior: 'instant' });
    }, part);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(share).toBe(0);
  await scrollTo(0.5);
  await expect.poll(share).toBeGreaterThan(0.1);
  expect(await share()).toBeLessThan(0.9);
  await scrollTo(1);
  await expect.poll(share).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(progress).toBeHidden();
});

test('page transitions respect reduced motion', nightly, async ({ page, texts: { site } }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const { dataset } = document.documentElement;
      dataset.transition = String(viewTransition !== null);
      void viewTransition?.ready.then(() => {
        dataset.parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .join(' ');
      });
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion, colorScheme: 'light' });
    // A busy browser may give a transition up.
    await expect(async () => {
      await page.goto(routes.about[defaultLanguage]);
      await page.getByRole('contentinfo').getByRole('link', { name: site.footer.blog }).click();
      await page.waitForURL(`**${routes.blog[defaultLanguage]}`);
      const moves = reducedMotion !== 'reduce';
      const dataset = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
      expect((await dataset()).transition).toBe(String(moves));
      for (const part of moves ? ['root', '(bar)'] : [])
        await expect.poll(async () => (await dataset()).parts).toContain(part);
    }).toPass({ intervals: [100] });
  }
  // The theme, too, changes at once.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Average number of characters that fill a line of an element's paragraphs. */
function charactersPerLine(text: HTMLElement | SVGElement): number {
  let [characters, pixels] = [0, 0];
  const paragraphs = [...text.querySelectorAll<HTMLElement>(':scope > p')];
  const [{ clientWidth: lineWidth } = text] = paragraphs;
  for (const paragraph of paragraphs) {
    paragraph.style.cssText = 'width: max-content; max-width: none; white-space: nowrap';
    characters += paragraph.textContent.replaceAll('\u00ad', '').length;
    pixels += paragraph.clientWidth;
    paragraph.style.cssText = '';
  }
  return (characters / pixels) * lineWidth;
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}
