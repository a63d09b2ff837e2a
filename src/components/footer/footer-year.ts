/** The page was built some time ago: after New Year in Brussels the copyright line is put right. */
const year = document.querySelector('[data-year]');
if (year) {
  year.textContent = new Date().toLocaleString('en', {
    timeZone: 'Europe/Brussels',
    year: 'numeric',
  });
}
