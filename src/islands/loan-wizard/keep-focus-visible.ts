/**
 * Keeps the focused element in view when the scroller shrinks, such as for a toast. A slider that
 * is being dragged would slip from under the finger.
 */
export function keepFocusVisible(scroller: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    scroller.querySelector(':focus:not(:active)')?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
