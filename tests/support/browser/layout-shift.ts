/** Layout shifts, and other changes without input. */
import type { Page } from 'playwright/test';

/** Runs in the page before its own scripts: records layout shifts and their elements. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      // Ignores shifts that Lighthouse rounds to 0, such as one pixel when the font arrives late.
      if (entry.value < 0.0005) continue;
      const parts = entry.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element?.outerHTML ?? '?';
      });
      shifts.push(`${entry.value} ${parts.map((part) => part.slice(0, 80)).join(' · ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts so far, after the observer's queue is empty. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { shifts: string[] }).shifts;
  });
}

/**
 * Waits for the first paint, or for a style sheet in the head that blocks it. Then records how
 * visible elements look.
 * @returns a function that lists what has changed since
 */
export async function recordAppearance(page: Page): Promise<() => Promise<string[]>> {
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
      // Containers may grow while their content arrives.
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

/** Scrolls through the page and back, until fonts and pictures are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
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

/** Missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
