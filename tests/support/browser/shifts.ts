/** What moves on a page by itself. */
import type { Page } from 'playwright/test';

/** Runs in the page before anything else: remembers what moved by itself, and where. */
export function watchShifts(): void {
  const found: string[] = [];
  Object.assign(window, { shifts: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
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

/** Not yet in TypeScript's own list. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
