/** Keeps the focused element in view when the scroller shrinks, such as for a toast. */
export function keepFocusVisible(scroller: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    scroller.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
