/**
 * Keeps in sight what has the focus, or else what says that sending failed, when its scroller shrinks: a toast comes, a
 * telephone is turned.
 * @returns what ends it
 */
export function keepInView(scroller: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const seen = scroller.querySelector(':focus') ?? scroller.querySelector('[data-failure]');
    seen?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
