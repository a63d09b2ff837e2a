/** The page was built some time ago: after New Year, where the company is, the copyright line is put right. */
const year = document.querySelector<HTMLElement>('[data-year]');
if (year) {
  const timeZone = year.dataset.year;
  year.textContent = new Date().toLocaleString('en', { timeZone, year: 'numeric' });
}
