/** Updates the copyright year after New Year, by the company's time zone. */
const year = document.querySelector<HTMLElement>('[data-year]');
if (year) {
  const timeZone = year.dataset.year;
  year.textContent = new Date().toLocaleString('en', { timeZone, year: 'numeric' });
}
