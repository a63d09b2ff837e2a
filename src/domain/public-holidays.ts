/**
 * The ten public holidays of Belgium, by the Royal Decree of 18 April 1974, article 1. For one on a Sunday each employer
 * grants another day, which nobody can know. At build time only: pages hold the dates.
 */

/** Month and day of those with a date. */
const dated = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];

/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const afterEaster = [1, 39, 50];

/** The dates of a year in the Gregorian calendar, as `2026-12-25`, in their order. */
export function publicHolidays(year: number): string[] {
  const moving = afterEaster.map((days) => {
    const day = easterSunday(year);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  });
  // Ascension Day and 1 May can be the same.
  return [...new Set([...dated.map((day) => `${year}-${day}`), ...moving])].sort();
}

/** By Oudin's rule of 1940: the full moon of spring, and the Sunday after it. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonShift = century - leapCenturies - Math.floor((century * 8 + 13) / 25);
  const moon = (19 * golden + moonShift + 15) % 30;
  const fullMoon = moon - (moon > 28 || (moon === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + leapCenturies) % 7;
  return new Date(Date.UTC(year, 2, 28 + fullMoon - weekday));
}
