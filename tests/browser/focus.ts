/** Where the keyboard focus goes, and whether it is visible. */
import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Presses Tab from the focus on: each stop comes once and in order, is visible, and the last one is
 * the end.
 */
export async function expectTabOrder(page: Page): Promise<void> {
  const stops = [...(await page.evaluate(numberStops)).entries()];
  expect(stops.length).toBeGreaterThan(5);
  const { stop: from } = await page.evaluate(inspectFocus);
  for (const [stop, html] of stops.slice(from ? Number(from) + 1 : 0)) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(inspectFocus);
    expect(focus.stop, `the focus comes to ${html}`).toBe(String(stop));
    expect(focus.problem).toBe('');
  }
  await page.keyboard.press('Tab');
  const { place } = await page.evaluate(inspectFocus);
  expect(place, 'where the focus is after the last stop').toBe('browser');
}

/**
 * Presses a key until the focus returns to the browser's own controls. At every stop the focus must
 * be visible.
 */
export async function countVisibleStops(page: Page, key: string): Promise<number> {
  for (let count = 0; count < 300; count += 1) {
    await page.keyboard.press(key);
    const { place, problem } = await page.evaluate(inspectFocus);
    if (place === 'browser') return count;
    expect([place, problem]).toEqual(['page', '']);
  }
  throw new Error('The focus never left the page');
}

/** Presses Tab until the target has the focus. The focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  await target.evaluate((element) => {
    for (const other of document.querySelectorAll('[data-test-stop]'))
      other.removeAttribute('data-test-stop');
    element.setAttribute('data-test-stop', 'target');
  });
  for (let pressed = 0; pressed < maxPresses; pressed += 1) {
    await page.keyboard.press('Tab');
    const { problem, stop } = await page.evaluate(inspectFocus);
    expect(problem).toBe('');
    if (stop === 'target') return;
  }
  throw new Error(`The focus never came to ${target}`);
}

interface Focus {
  /** The test's mark on the element, see {@link tabTo} and {@link numberStops}. */
  stop: string | null;
  place: 'page' | 'behind the dialog' | 'browser';
  /** Why the focus is not visible; empty if it is. */
  problem: string;
}

/** Runs in the page: where the focus is, and whether it is visible. */
function inspectFocus(): Focus {
  const focused = document.activeElement ?? document.body;
  const stop = focused.getAttribute('data-test-stop');
  if (focused.matches('html, body')) return { stop, place: 'browser', problem: '' };
  const isBehind = document.querySelector('dialog:modal')?.contains(focused) === false;
  return {
    stop,
    place: isBehind ? 'behind the dialog' : 'page',
    problem: findFocusProblem(focused),
  };

  function findFocusProblem(element: Element): string {
    const name = element.outerHTML.slice(0, 120);
    // A card's link and a number field show the focus on a pseudo-element or on the parent.
    const parts = [element, element.parentElement];
    const styles = parts.flatMap((part) => (part ? [getComputedStyle(part)] : []));
    const isOutlined = [...styles, getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    if (!isOutlined) return `no outline: ${name}`;
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
      shares.flatMap((x) =>
        shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
      ),
    );
    if (hits.every((hit) => !hit)) return `out of the window: ${name}`;
    const isSeen = hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)));
    return isSeen ? '' : `covered: ${name}`;
  }
}

/**
 * Runs in the page: numbers all focusable elements in document order.
 * @throws Error where document order differs from reading order
 */
function numberStops(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.closest('dialog') === document.querySelector('dialog:modal'),
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
