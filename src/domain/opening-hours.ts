/** When somebody is there, by the clock in Brussels, wherever the visitor is. Browser code: keep it small. */

export interface OpeningState {
  /** Day of the week in Brussels, 0 for Monday. */
  today: number;
  /** Whether today would be a working day if it were no public holiday. */
  isHoliday: boolean;
  isOpen: boolean;
  /** The day of the week on which somebody is there next: today, while it is open. */
  day: number;
}

/**
 * Whether somebody is there now, and otherwise from when.
 * @param week local hours from Monday to Sunday as `09:00 17:00`; empty: closed
 * @param holidays dates as `2026-12-25` somewhere in a text
 * @returns undefined when nobody will be there for two weeks
 */
export function openingState(
  now: Date,
  week: readonly string[],
  holidays: string,
): OpeningState | undefined {
  // Swedish writes date and time as ISO 8601 does.
  const local = now.toLocaleString('sv', { timeZone: 'Europe/Brussels' });
  const [date = '', clock = ''] = local.split(' ');
  const midnight = new Date(date);
  const today = (midnight.getUTCDay() + 6) % 7;
  const isFree = () => holidays.includes(midnight.toJSON().slice(0, 10));
  const isHoliday = !!week[today] && isFree();
  for (let next = today; next < today + 14; next++) {
    const hours = week[next % 7];
    if (hours && !isFree() && (next > today || clock < hours.slice(6)))
      // Their first five letters are when it opens; the clock has seconds, so the two are never equal.
      return { today, isHoliday, isOpen: next === today && hours < clock, day: next % 7 };
    midnight.setUTCDate(midnight.getUTCDate() + 1);
  }
  return undefined;
}
