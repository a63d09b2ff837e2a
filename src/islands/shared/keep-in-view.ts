/**
 * Keeps the focused element in view when its scroller shrinks, such as for a toast or after a phone is turned. Without
 * a focused element it keeps the failure message in view.
 * @returns a function that stops it
 */
export function keepInView(scroller: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const seen = scroller.querySelector(':focus') ?? scroller.querySelector('[data-failure]');
    seen?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
