/** What floats steps aside while one reads downward, and is back on the way up and at the end of the page. */
const html = document.documentElement;
/** Pixels from either end of the page within which nothing steps aside. */
const ends = 96;
let last = scrollY;

addEventListener('scroll', () => {
  const left = html.scrollHeight - html.clientHeight - scrollY;
  html.toggleAttribute('data-reading', scrollY > last && scrollY > ends && left > ends);
  last = scrollY;
});
