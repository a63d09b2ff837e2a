/**
 * The ten public holidays of Belgium, by the Royal Decree of 18 April 1974, article 1. Substitute
 * days for a holiday on a Sunday are missing: each employer sets its own.
 */

const fixedDates = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];

/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const afterEaster = [1, 39, 50];

/** Holidays of a Gregorian year as `2026-12-25`, in order. */
export function publicHolidays(year: number): string[] {
  const moving = afterEaster.map((days) => {
    const day = easterSunday(year);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  });
  // Ascension Day can fall on 1 May.
  return [...new Set([...fixedDates.map((day) => `${year}-${day}`), ...moving])].sort();
}

/** Oudin's algorithm of 1940: the Sunday after the first full moon of spring. */
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
