/**
 * The element with this id; null while a page is built. In a first render, it is still the page's
 * own one.
 */
export function findOnPage<E extends HTMLElement>(id: string): E | null {
  return typeof document === 'undefined' ? null : document.querySelector<E>(`#${id}`);
}
