/** The banner's static side: the lock follows what is really visible, Escape is Later, and the footer asks again. */
const root = document.documentElement;
const banner = document.getElementById('cookie-banner');

if (banner && root.hasAttribute('data-banner-locks')) {
  const follow = () =>
    root.toggleAttribute('data-locked', root.dataset.consent === 'asking' && isSeen(banner));
  // A blocker may hide the banner in any way, at any time; a page that cannot be scrolled would be worse than none.
  new IntersectionObserver(follow).observe(banner);
  // On the window, listeners of these are passive by themselves.
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, follow);
}

addEventListener('keydown', (event) => {
  // In a dialog Escape closes the dialog; an open menu closes itself first.
  if (
    event.key === 'Escape' &&
    root.dataset.consent === 'asking' &&
    !document.querySelector('dialog:modal,:popover-open')
  )
    press('later');
});

document.querySelector('[data-ask-again]')?.addEventListener('click', () => press('again'));

function isSeen(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    top < innerHeight &&
    right > 0 &&
    bottom > 0 &&
    left < innerWidth
  );
}

/** Presses a button of the island, asleep or not: a click wakes it and is not lost. */
function press(action: 'later' | 'again') {
  banner?.querySelector<HTMLElement>(`[data-consent-action="${action}"]`)?.click();
}
