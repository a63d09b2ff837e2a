/** Keeps the focused element, or else the failure message, in view when the scroller shrinks, such as for a toast. */
export function keepFocusVisible(scroller: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const target =
      scroller.querySelector(':focus') ?? scroller.querySelector('[data-send-failure]');
    target?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
