/** What a visitor does with a browser, whichever it is and however it is driven. */
import { setTimeout as pause } from 'node:timers/promises';

export type Role = 'button' | 'heading' | 'link' | 'region' | 'textbox';

/** A browser of its own with one window. What has a role and a name is looked for as `placeOf` does. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Whether it is there, to be seen and reached. */
  sees(role: Role, name: string): Promise<boolean>;
  /** Clicks it with the mouse, and says whether it was there. */
  press(role: Role, name: string): Promise<boolean>;
  /** Types into the field of this label, and says whether it was there. */
  type(label: string, text: string): Promise<boolean>;
  run<Result>(inPage: () => Result): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  /** The window as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors on the console so far, where the browser lets them be read. */
  complaints: readonly string[];
  close(): Promise<void>;
}

export interface Options {
  /** Whether pages may run scripts. */
  script: boolean;
}

export interface Place {
  x: number;
  y: number;
}

/** Asks for the place until it has stood still for a moment: a page may still be scrolling. */
export async function atRest(find: () => Promise<Place | null>): Promise<Place | null> {
  const before = await find();
  await pause(50);
  const now = await find();
  return before?.x === now?.x && before?.y === now?.y ? now : atRest(find);
}

/**
 * Runs in the page: a place on what can be seen and reached, has this role, and a name that is or begins with this
 * one; scrolls to it where it is covered or out of the window.
 */
export function placeOf(role: string, name: string): Place | null {
  const tags: Record<string, string> = {
    button: 'button',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    region: 'section',
    textbox: 'input, textarea',
  };
  const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = document.querySelector(`label[for="${element.id}"]`);
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const text = (label ?? title ?? element).textContent;
    return spaced(element.getAttribute('aria-label') ?? text);
  };
  // What lies behind an open dialog or menu is not what a visitor means.
  const reach = document.querySelector('dialog:modal, :popover-open') ?? document;
  const all = [...reach.querySelectorAll(tags[role] ?? role)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const found =
    all.find((element) => nameOf(element) === spaced(name)) ??
    all.find((element) => nameOf(element).startsWith(spaced(name)));
  if (!found) return null;
  const place = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    // WebKit's scroll bar lies over the edge of the page, and over half of what floats there.
    return { x: Math.round(left + width / 4), y: Math.round(top + height / 2) };
  };
  const { x, y } = place();
  if (!found.contains(document.elementFromPoint(x, y)))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return place();
}
