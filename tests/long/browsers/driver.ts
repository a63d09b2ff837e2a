/** A visitor's actions in a browser, independent of browser and protocol. */
import { setTimeout as pause } from 'node:timers/promises';

export type Role = 'button' | 'heading' | 'link' | 'region' | 'textbox';

/** A separate browser with one window. {@link pointOn} finds elements by role and name. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Whether it is visible and reachable. */
  sees(role: Role, name: string): Promise<boolean>;
  /** Clicks it with the mouse, and says whether it was there. */
  press(role: Role, name: string): Promise<boolean>;
  /** Types into the field of this label, and says whether it was there. */
  type(label: string, text: string): Promise<boolean>;
  run<Result>(inPage: () => Result): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  /** Errors on the console so far, where the browser lets them be read. */
  errors: readonly string[];
  close(): Promise<void>;
}

export interface Options {
  /** Whether pages may run scripts. */
  hasScript: boolean;
}

/** In CSS pixels from the top left corner of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Asks for the point until it no longer moves: the page may be scrolling. */
export async function waitUntilStable(find: () => Promise<Point | null>): Promise<Point | null> {
  const before = await find();
  await pause(50);
  const now = await find();
  return before?.x === now?.x && before?.y === now?.y ? now : waitUntilStable(find);
}

/**
 * Runs in the page: a point on the visible, reachable element of this role whose name equals or
 * begins with `name`. Scrolls to it if it is covered or outside the window.
 */
export function pointOn(role: Role, name: string): Point | null {
  const selectors: Record<Role, string> = {
    button: 'button',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    region: 'section',
    textbox: 'input, textarea',
  };
  const normalizeSpaces = (text: string | null | undefined) =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = document.querySelector(`label[for="${element.id}"]`);
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const text = (label ?? title ?? element).textContent;
    return normalizeSpaces(element.getAttribute('aria-label') ?? text);
  };
  // Behind an open dialog or menu, nothing can be reached.
  const reachable = document.querySelector('dialog:modal, :popover-open') ?? document;
  const all = [...reachable.querySelectorAll(selectors[role])].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const wanted = normalizeSpaces(name);
  const target =
    all.find((element) => nameOf(element) === wanted) ??
    all.find((element) => nameOf(element).startsWith(wanted));
  if (!target) return null;
  const point = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    // WebKit's scroll bar covers half of the floating buttons.
    return { x: Math.round(left + width / 4), y: Math.round(top + height / 2) };
  };
  const { x, y } = point();
  if (!target.contains(document.elementFromPoint(x, y)))
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return point();
}
