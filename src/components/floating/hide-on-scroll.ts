/** Hides the floating buttons while the visitor scrolls down. Scrolling up or reaching the end shows them again. */
const html = document.documentElement;
/** Distance in pixels from either end of the page within which the buttons stay. */
const ends = 96;
let last = scrollY;

addEventListener('scroll', () => {
  const remaining = html.scrollHeight - html.clientHeight - scrollY;
  html.toggleAttribute('data-reading', scrollY > last && scrollY > ends && remaining > ends);
  last = scrollY;
});
