/** Script outside the island: locks scrolling while the banner shows; Escape means Later; the footer reopens it. */
const root = document.documentElement;
const banner = document.getElementById('cookie-banner');

if (banner && root.hasAttribute('data-banner-locks')) {
  const follow = () =>
    root.toggleAttribute('data-locked', root.dataset.consent === 'asking' && isSeen(banner));
  // A content blocker may hide the banner at any time; the scroll lock must then go.
  new IntersectionObserver(follow).observe(banner);
  // The window's listeners for wheel and touchmove are passive, so they do not delay scrolling.
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, follow);
}

addEventListener('keydown', (event) => {
  // In a dialog Escape closes the dialog; an open menu closes first.
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

/** Clicks a button of the island. The click wakes the island and is replayed. */
function press(action: 'later' | 'again') {
  banner?.querySelector<HTMLElement>(`[data-consent-action="${action}"]`)?.click();
}
