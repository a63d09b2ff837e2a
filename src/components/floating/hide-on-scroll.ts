/**
 * Hides the floating buttons while the visitor scrolls down. Scrolling up or reaching the end shows
 * them again.
 */
const html = document.documentElement;
/** Within this distance from either end of the page the buttons stay. */
const edgePx = 96;
let lastScrollY = scrollY;

addEventListener('scroll', () => {
  const remaining = html.scrollHeight - html.clientHeight - scrollY;
  html.toggleAttribute(
    'data-reading',
    scrollY > edgePx && remaining > edgePx && scrollY > lastScrollY,
  );
  lastScrollY = scrollY;
});
