/** What moves on a page, or changes its look, by itself. */
import type { Page } from 'playwright/test';

/** Runs in the page before anything else: remembers what moved by itself, and where. */
export function watchShifts(): void {
  const found: string[] = [];
  Object.assign(window, { shifts: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      // Lighthouse shows it as 0: a column a pixel wider, when the font comes just after the first paint.
      if (entry.value < 0.0005) continue;
      const parts = entry.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element?.outerHTML ?? '?';
      });
      found.push(`${entry.value} ${parts.map((part) => part.slice(0, 80)).join(' · ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved so far; what is still on its way to the observer is waited for. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { shifts: string[] }).shifts;
  });
}

/**
 * Waits until something is painted, or a sheet in the head keeps it from being, and remembers how what can be seen looks.
 * @returns what has changed since
 */
export async function rememberLooks(page: Page): Promise<() => Promise<string[]>> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 ||
      document.querySelector('head link[rel="stylesheet"]') !== null,
  );
  await page.evaluate(() => {
    const looksOf = (element: Element) => {
      const { color, backgroundColor, fontSize, fontWeight, borderWidth, visibility } =
        getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return `${place}, ${color} on ${backgroundColor}, ${fontSize} ${fontWeight}, ${borderWidth}, ${visibility}`;
    };
    const seen = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      // What holds others may grow with what is still to come.
      .filter((element) => element.childElementCount === 0)
      .map((element) => ({ element, looks: looksOf(element) }));
    const changed = () =>
      seen
        .map(({ element, looks }) => ({ element, before: looks, after: looksOf(element) }))
        .filter(({ before, after }) => before !== after)
        .map(({ element, before, after }) => {
          const tag = element.outerHTML.slice(0, 80);
          return `${tag} was ${before}, is ${after}`;
        });
    Object.assign(window, { changed });
  });
  return () =>
    page.evaluate(() => (window as unknown as { changed(): string[] }).changed().slice(0, 5));
}

/** Scrolls through the page as a reader does, until fonts and pictures are there, and back. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(pictures.map((picture) => picture.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** Not yet in TypeScript's own list. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
