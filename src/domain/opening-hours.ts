/**
 * Opening hours by the company's clock, in whatever time zone the visitor is. Browser code: keep
 * it small.
 */

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

interface OpeningState {
  /** Day of the week at the company, 0 for Monday. */
  today: number;
  /** Day of the week of the next opening: today while open. */
  day: number;
  /**
   * Opens `later` today or on the `next` day; `holiday`: today is one, and otherwise has
   * opening hours.
   */
  kind: 'open' | 'later' | 'next' | 'holiday';
}

/**
 * Whether the company is open, or when it opens next.
 * @param week local hours from Monday to Sunday as `09:00 17:00`; empty: closed
 * @param holidays a text with dates as `2026-12-25`, which takes no script to split
 * @returns undefined when there is no opening within two weeks
 */
export function openingState(
  now: Date,
  week: readonly string[],
  holidays: string,
  timeZone: string,
): OpeningState | undefined {
  // Swedish formats date and time as ISO 8601.
  const localTime = now.toLocaleString('sv', { timeZone });
  const [date = '', clock = ''] = localTime.split(' ');
  const midnight = new Date(date);
  const today = (midnight.getUTCDay() + 6) % 7;
  const isPublicHoliday = () => holidays.includes(midnight.toJSON().slice(0, 10));
  const isHoliday = !!week[today] && isPublicHoliday();
  for (let next = today; next < today + 14; next++) {
    const hours = week[next % 7];
    if (hours && !isPublicHoliday() && (next > today || clock < hours.slice(6))) {
      // `09:00 17:00` sorts before `09:00:05`, so the opening minute counts as open.
      const kind =
        next > today ? (isHoliday ? 'holiday' : 'next') : hours < clock ? 'open' : 'later';
      return { today, day: next % 7, kind };
    }
    midnight.setUTCDate(midnight.getUTCDate() + 1);
  }
  return undefined;
}
