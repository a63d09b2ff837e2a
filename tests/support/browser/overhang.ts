/** What sticks out: parts of a page that a narrow screen would cut off or push aside. */
import { expect, type Locator } from 'playwright/test';

/** Makes sure that nothing visible in here reaches beyond the sides of the window, and no button is too small for its text. */
export async function expectNothingSticksOut(root: Locator): Promise<void> {
  const found = await root.evaluate((element) => {
    const name = (part: Element) =>
      `${part.localName}.${part.getAttribute('class')}: ${part.textContent?.trim().slice(0, 40)}`;
    const isShown = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      // One pixel: text for screen readers.
      return part.checkVisibility() && width > 1 && height > 1;
    };
    const isClipped = (part: Element) => getComputedStyle(part).clipPath !== 'none';
    // A wide table may scroll by itself, if the keyboard can do it too.
    const isInScroller = (part: Element) =>
      part.parentElement?.closest('section[tabindex="0"]')?.matches('.loan-table') ?? false;
    const beyond = [element, ...element.querySelectorAll('*')].filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return (
        (left < -0.5 || right > innerWidth + 0.5) &&
        isShown(part) &&
        !isClipped(part) &&
        !isInScroller(part)
      );
    });
    const cut = [...element.querySelectorAll('button,select,summary')].filter(
      (part) => isShown(part) && part.scrollWidth > part.clientWidth + 1,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrollers = [...element.querySelectorAll('form,.wizard-body')].filter(
      (part) => part.scrollWidth > part.clientWidth,
    );
    return {
      page: scrollWidth > clientWidth ? `${scrollWidth} in ${clientWidth}` : 'fits',
      beyond: beyond.map(name),
      cut: cut.map(name),
      scrollers: scrollers.map(name),
    };
  });
  expect(found).toEqual({ page: 'fits', beyond: [], cut: [], scrollers: [] });
}
