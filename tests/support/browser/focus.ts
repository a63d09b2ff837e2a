/** Order and visibility of the focus. */
import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Tab until the target has the focus. The focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await target.evaluate((element) => {
    for (const other of document.querySelectorAll('[data-test-stop]'))
      other.removeAttribute('data-test-stop');
    element.setAttribute('data-test-stop', 'here');
  });
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const { problem, stop } = await page.evaluate(lookAtFocus);
    expect(problem).toBe('');
    if (stop === 'here') return;
  }
  throw new Error(`The focus never came to ${target}`);
}

export interface Focus {
  /** The test's mark on the element, see {@link tabTo} and {@link numberStops}. */
  stop: string | null;
  /** `around`: the browser's own controls; `behind`: the page behind an open dialog. */
  place: 'around' | 'behind' | 'here';
  /** Why the focus is not visible; empty if it is. */
  problem: string;
}

/** Runs in the page. */
export function lookAtFocus(): Focus {
  const focused = document.activeElement ?? document.body;
  const stop = focused.getAttribute('data-test-stop');
  if (focused.matches('html, body')) return { stop, place: 'around', problem: '' };
  const isBehind = document.querySelector('dialog:modal')?.contains(focused) === false;
  return { stop, place: isBehind ? 'behind' : 'here', problem: problemOf(focused) };

  function problemOf(element: Element): string {
    const name = element.outerHTML.slice(0, 120);
    // A card's link and a number field show the focus on a pseudo-element or on the parent.
    const parts = [element, element.parentElement];
    const styles = parts.flatMap((part) => (part ? [getComputedStyle(part)] : []));
    const isOutlined = [...styles, getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    if (!isOutlined) return `no outline: ${name}`;
    // A link of several lines: the position of its first line.
    const { left, top, width, height } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!seen) return `out of the window: ${name}`;
    return element.contains(seen) || seen.contains(element) ? '' : `covered: ${name}`;
  }
}

/**
 * Runs in the page: numbers all focusable elements in document order.
 * @throws Error where document order differs from reading order
 */
export function numberStops(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      !control.closest('dialog'),
  );
  const content = document.querySelector('main');
  const inFlow = controls.filter(
    (control) =>
      content?.contains(control) && !isFixed(control) && control.getClientRects().length === 1,
  );
  inFlow.forEach((control, index) => {
    const next = inFlow[index + 1];
    if (!next) return;
    const [a, b] = [control.getBoundingClientRect(), next.getBoundingClientRect()];
    // Later in reading order: further down, to the right, or in a later column.
    const isAfter = b.bottom > a.top || b.left >= a.right;
    if (!isAfter) throw new Error(`${next.outerHTML} comes after ${control.outerHTML}`);
  });
  return controls.map((control, index) => {
    control.setAttribute('data-test-stop', String(index));
    return control.outerHTML.slice(0, 120);
  });

  function isFixed(element: Element | null): boolean {
    return (
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    );
  }
}

/** Runs in the page: touch targets that are too small, except links within a sentence. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !isInSentence(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24;
    })
    .map((target) => target.outerHTML.slice(0, 120));

  /** The paragraph has text before or after the link. */
  function isInSentence(target: HTMLElement): boolean {
    const around = target.closest('p, li, td, dd, address');
    const words = around?.textContent?.trim().length ?? 0;
    return (
      getComputedStyle(target).display === 'inline' && words > target.textContent.trim().length
    );
  }
}
