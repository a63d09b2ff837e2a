/** Layout flaws: overflow, clipping, overlap and bad line breaks. */
import { expect, type Locator, type Page } from 'playwright/test';
import { isFullRun } from '../prerequisites.ts';

/** The narrowest phone, and a window of 1280 pixels at 400 %. */
const minViewport = { width: 320, height: 568 };

const allViewports = [
  minViewport,
  { width: 390, height: 664 },
  // A window of 1280 pixels at 200 %.
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  // A phone on its side.
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

export type Size = (typeof allViewports)[number];

export const viewports: readonly Size[] = isFullRun
  ? allViewports
  : allViewports.filter(({ width }) => [320, 844, 1440].includes(width));

export interface Layout {
  /** Elements that scroll sideways, with the overflow in pixels. */
  sideways: string[];
  /** Clipped texts, texts that burst their circle, and parts outside the window. */
  cut: string[];
  /** Overlapping texts, and texts under a field. */
  overlapping: string[];
  /** Buttons whose label has more than two lines, or a short word alone on the last line. */
  broken: string[];
  /** Controls that a fixed element covers at either end of the page. */
  covered: string[];
  /** Lines of all texts. */
  lines: number;
}

const noFlaws: Omit<Layout, 'lines'> = {
  sideways: [],
  cut: [],
  overlapping: [],
  broken: [],
  covered: [],
};

/** Checks the layout in the present window. */
export async function expectNoLayoutFlaws(page: Page): Promise<void> {
  await expectNone(page, noFlaws);
}

/** Like {@link expectNoLayoutFlaws}, without the checks for button labels and covered controls. */
export async function expectFit(page: Page): Promise<void> {
  const { sideways, cut, overlapping } = noFlaws;
  await expectNone(page, { sideways, cut, overlapping });
}

async function expectNone(page: Page, flaws: Partial<Layout>): Promise<void> {
  // Waits until the window has its new size: responsive pictures change a moment later.
  await expect
    .poll(async () => {
      const { lines, ...problems } = await page.evaluate(measureLayout);
      expect(lines).toBeGreaterThan(5);
      return problems;
    })
    .toMatchObject(flaws);
}

/**
 * Runs in the page and scrolls it to both ends. Lines are compared by their x-height: tight lines
 * of a heading overlap otherwise.
 */
export function measureLayout(): Layout {
  interface Line {
    text: string;
    element: Element;
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  const root = document.documentElement;
  scrollTo({ top: 0, behavior: 'instant' });
  const lines = linesOfText();
  return {
    sideways: [root, ...document.querySelectorAll('form, form > *')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.localName} by ${part.scrollWidth - part.clientWidth}`),
    cut: [
      ...new Set([
        ...lines.filter((line) => isCut(line) || bursts(line)).map(({ text }) => text),
        ...partsBeyond(),
      ]),
    ],
    overlapping: overlaps(),
    broken: [...document.querySelectorAll('button, a')].filter(breaksBadly).map(nameOf),
    covered: [...coveredAt(0, 'top'), ...coveredAt(root.scrollHeight, 'bottom')],
    lines: lines.length,
  };

  function linesOfText(): Line[] {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      range.selectNodeContents(node);
      const layer = layerOf(element);
      const scrollers = scrollersAround(element);
      for (const { left, right, top, height } of range.getClientRects()) {
        const text = node.textContent.trim().slice(0, 50);
        const band = { top: top + height * 0.35, bottom: top + height * 0.7 };
        const isAway = scrollers.some((box) => band.bottom < box.top || band.top > box.bottom);
        if (right - left > 1 && !isAway) lines.push({ text, element, layer, left, right, ...band });
      }
    }
    return lines;
  }

  /** Ancestors in which the element can be scrolled out of sight. */
  function scrollersAround(element: Element): DOMRect[] {
    const boxes: DOMRect[] = [];
    for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      if (/auto|scroll/.test(overflowX + overflowY)) boxes.push(part.getBoundingClientRect());
    }
    return boxes;
  }

  /** Visible: not hidden, not only for screen readers, not part of something closed. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, position } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      if (clipPath !== 'none' || (position === 'absolute' && width <= 1 && height <= 1))
        return false;
    }
    return !element.closest('script, style, noscript, option');
  }

  /** The scroll container or fixed element of an element. */
  function layerOf(element: Element): Element {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const isTop = part.matches('dialog[open], :popover-open');
      if (isTop || /fixed|sticky/.test(getComputedStyle(part).position)) return part;
    }
    return root;
  }

  function isCut({ element, left, right, top, bottom }: Line): boolean {
    for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (cuts(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
      if (cuts(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
      // Ancestors of a scroll container or fixed element do not clip it.
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return false;
    }
    return left < -1 || right > root.clientWidth + 1;
  }

  /** A step's number, say: its capitals, about 0.7 em high, have no room in a round element. */
  function bursts({ element, left, right }: Line): boolean {
    const { width, height } = element.getBoundingClientRect();
    const { borderTopLeftRadius, fontSize } = getComputedStyle(element);
    const isRound = borderTopLeftRadius === '50%' || Number.parseFloat(borderTopLeftRadius) > width;
    const isCircle = isRound && Math.abs(width - height) < 1;
    return isCircle && Math.hypot(right - left, Number.parseFloat(fontSize) * 0.7) > width;
  }

  /**
   * Elements that reach beyond the window, with or without text, and controls narrower than
   * their text.
   */
  function partsBeyond(): string[] {
    const isBeyond = (part: Element) => {
      const { left, right, width, height } = part.getBoundingClientRect();
      return (left < -1 || right > root.clientWidth + 1) && width > 1 && height > 1;
    };
    const isTooNarrow = (part: Element) =>
      part.matches('button, select, summary') && part.scrollWidth > part.clientWidth + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((part) => isBeyond(part) || isTooNarrow(part))
      .filter((part) => isShown(part) && scrollersAround(part).length === 0)
      .map(nameOf);
  }

  function overlaps(): string[] {
    const overlapping = new Set<string>();
    const sorted = [...lines].sort((a, b) => a.top - b.top);
    sorted.forEach((upper, index) => {
      for (const lower of sorted.slice(index + 1)) {
        if (lower.top >= upper.bottom) break;
        const isApart = lower.left >= upper.right - 1 || upper.left >= lower.right - 1;
        if (!isApart && lower.layer === upper.layer && lower.element !== upper.element)
          overlapping.add(`${upper.text} / ${lower.text}`);
      }
    });
    for (const field of document.querySelectorAll('input:not([type=range]), select, textarea')) {
      if (!isShown(field)) continue;
      const box = field.getBoundingClientRect();
      const views = [box, ...scrollersAround(field)];
      const [begin, end] = [
        Math.max(...views.map((view) => view.top)),
        Math.min(...views.map((view) => view.bottom)),
      ];
      for (const { text, element, layer, left, right, top, bottom } of lines) {
        const isApart = left >= box.right || right <= box.left || top >= end || bottom <= begin;
        if (!isApart && layer === layerOf(field) && !field.contains(element))
          overlapping.add(`${text} / ${field.id}`);
      }
    }
    return [...overlapping];
  }

  /** Whether the label of a button, filled or fully bordered, wraps badly. */
  function breaksBadly(element: Element): boolean {
    const { backgroundColor, borderTopWidth, borderBottomWidth, display } =
      getComputedStyle(element);
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isFramed = borderTopWidth !== '0px' && borderBottomWidth !== '0px';
    if (display === 'inline' || !(isFilled || isFramed) || !isShown(element)) return false;
    const range = document.createRange();
    return labelsOf(element).some((label) => {
      range.selectNodeContents(label);
      const rows = new Map<number, { left: number; right: number }>();
      for (const { left, right, bottom, width } of range.getClientRects()) {
        if (width <= 1) continue;
        const at = [...rows.keys()].find((other) => Math.abs(other - bottom) < 8) ?? bottom;
        const row = rows.get(at);
        rows.set(at, {
          left: Math.min(left, row?.left ?? left),
          right: Math.max(right, row?.right ?? right),
        });
      }
      const widths = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.right - row.left);
      const last = widths.at(-1) ?? 0;
      return widths.length > 2 || (widths.length === 2 && last < Math.max(...widths) / 4);
    });
  }

  /** Parts of a button with text of their own. */
  function labelsOf(button: Element): Node[] {
    const blocks = [...button.querySelectorAll('*')].filter(
      (part) =>
        !part.closest('svg') &&
        isShown(part) &&
        !getComputedStyle(part).display.startsWith('inline') &&
        [...part.childNodes].some(isText),
    );
    return [...blocks, ...[...button.childNodes].filter(isText)];
  }

  function isText(node: Node): boolean {
    return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
  }

  /**
   * At the ends of the page nobody can scroll a control out from under a fixed element, so none may
   * lie there. In a high window the same holds for the first screen.
   */
  function coveredAt(position: number, edge: 'top' | 'bottom'): string[] {
    // An open dialog makes the page inert.
    if (document.querySelector('dialog:modal')) return [];
    scrollTo({ top: position, behavior: 'instant' });
    const middle = innerHeight / 2;
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter((control) => layerOf(control) === root && isShown(control));
    return controls
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (edge === 'top' ? y > (innerHeight > 560 ? innerHeight : middle) : y < middle)
          return false;
        const seen = document.elementFromPoint(x, y);
        const cover = seen && layerOf(seen);
        return cover !== null && cover !== root && getComputedStyle(cover).position === 'fixed';
      })
      .map((control) => `${edge}: ${nameOf(control)}`);
  }

  function nameOf(element: Element): string {
    const name = element.textContent?.trim() || element.getAttribute('aria-label') || '';
    return `${element.localName} ${name.replaceAll(/\s+/g, ' ').slice(0, 60)}`;
  }
}

/**
 * Sets the browser's default font size. Lengths in `rem` and `em` follow, also in media queries.
 * @param times factor of the default size, 16 px
 */
export async function setTextZoom(page: Page, times: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
}

/** The text is dark, as on paper. */
export async function expectDarkLetters(part: Locator): Promise<void> {
  const channels = await part.evaluate((element) =>
    [...getComputedStyle(element).color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number),
  );
  expect(Math.max(...channels)).toBeLessThan(100);
}
