/** Opening hours, against a table computed separately. */
import { describe, expect, it } from 'vitest';
import { openingState } from '../../../src/domain/opening-hours.ts';
import { publicHolidays } from '../../../src/domain/public-holidays.ts';

/**
 * Instants and the company's state by the clock in Brussels, computed separately: by Python's
 * zoneinfo, and Easter by Butcher's rule, which agrees with the printed tables for 2024 to 2040.
 */
const openingTable: readonly (readonly [instant: string, state: string])[] = [
  ['2026-03-28T08:59Z', 'closed, Sat 10:00'],
  ['2026-03-28T09:00Z', 'open until 14:00'],
  // The clocks change in the night before.
  ['2026-03-29T10:00Z', 'closed, Mon 09:00'],
  ['2026-03-30T06:59Z', 'closed, Mon 09:00'],
  ['2026-03-30T07:00Z', 'open until 17:00'],
  ['2026-04-05T10:00Z', 'closed, Tue 09:00'],
  ['2026-04-06T10:00Z', 'holiday, Tue 09:00'],
  ['2026-05-13T21:59Z', 'closed, Fri 09:00'],
  ['2026-05-13T22:00Z', 'holiday, Fri 09:00'],
  ['2026-07-20T16:00Z', 'closed, Wed 09:00'],
  ['2026-07-21T21:59Z', 'holiday, Wed 09:00'],
  ['2026-08-15T09:00Z', 'holiday, Mon 09:00'],
  ['2026-10-24T11:59Z', 'open until 14:00'],
  ['2026-10-25T11:00Z', 'closed, Mon 09:00'],
  ['2026-10-26T07:59Z', 'closed, Mon 09:00'],
  ['2026-10-26T08:00Z', 'open until 17:00'],
  ['2026-10-26T16:00Z', 'closed, Tue 09:00'],
  // A holiday on a Sunday.
  ['2026-11-01T11:00Z', 'closed, Mon 09:00'],
  ['2026-11-27T16:00Z', 'closed, Sat 10:00'],
  ['2026-11-28T13:00Z', 'closed, Mon 09:00'],
  ['2026-12-31T22:30Z', 'closed, Sat 10:00'],
  ['2026-12-31T23:30Z', 'holiday, Sat 10:00'],
  ['2038-06-14T08:00Z', 'holiday, Tue 09:00'],
];

/** Every public holiday of Belgium in these years, from a government calendar. */
const holidayTable: Readonly<Record<number, readonly string[]>> = {
  2026: ['01-01', '04-06', '05-01', '05-14', '05-25', '07-21', '08-15', '11-01', '11-11', '12-25'],
  2027: ['01-01', '03-29', '05-01', '05-06', '05-17', '07-21', '08-15', '11-01', '11-11', '12-25'],
  2038: ['01-01', '04-26', '05-01', '06-03', '06-14', '07-21', '08-15', '11-01', '11-11', '12-25'],
};

/** Easter Sundays, including the earliest, the latest and exceptions of the rule. */
const easterTable =
  `1818-03-22 1886-04-25 1943-04-25 1954-04-18 1981-04-19 2000-04-23 2008-03-23 2011-04-24 2024-03-31
2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09
2035-03-25 2036-04-13 2037-04-05 2038-04-25 2039-04-10 2040-04-01 2049-04-18 2076-04-19 2100-03-28 2106-04-18`.split(
    /\s/,
  );

/** The table's own zone and hours. */
const zone = 'Europe/Brussels';
const week = [...Array.from({ length: 5 }, () => '09:00 17:00'), '10:00 14:00', ''];

const dayLength = 24 * 60 * 60 * 1_000;
const holidays = Object.entries(holidayTable).flatMap(([year, days]) =>
  days.map((day) => `${year}-${day}`),
);
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A state as in the table. */
function stateAt(instant: string): string {
  const state = openingState(new Date(instant), week, holidays.join(' '), zone);
  if (!state) return 'never';
  const [opens, closes] = (week[state.day] ?? '').split(' ');
  if (state.kind === 'open') return `open until ${closes}`;
  return `${state.kind === 'holiday' ? 'holiday' : 'closed'}, ${weekdays[state.day]} ${opens}`;
}

describe('the opening state', () => {
  it.each(openingTable)('at %s is “%s”', (instant, state) => {
    expect(stateAt(instant)).toBe(state);
  });

  it('uses the date in Brussels', () => {
    const dayAt = (instant: string) =>
      openingState(new Date(instant), week, holidays.join(' '), zone)?.today;
    expect([dayAt('2026-11-22T22:59Z'), dayAt('2026-11-22T23:00Z')]).toEqual([6, 0]);
    expect([dayAt('2026-07-19T21:59Z'), dayAt('2026-07-19T22:00Z')]).toEqual([6, 0]);
  });

  it('distinguishes later today from next week', () => {
    const saturdays = ['', '', '', '', '', '10:00 14:00', ''];
    const kindAt = (instant: string) => openingState(new Date(instant), saturdays, '', zone)?.kind;
    expect(kindAt('2026-11-28T08:59Z')).toBe('later');
    expect(kindAt('2026-11-28T13:00Z')).toBe('next');
  });

  it('is undefined without opening hours', () => {
    const never = weekdays.map(() => '');
    expect(openingState(new Date(), never, '', zone)).toBeUndefined();
  });
});

describe('the public holidays of Belgium', () => {
  it.each(Object.entries(holidayTable))('in %s are those of the calendar', (year, days) => {
    expect(publicHolidays(Number(year))).toEqual(days.map((day) => `${year}-${day}`));
  });

  it.each(easterTable)('follow Easter Sunday, %s', (easter) => {
    const moving = [1, 39, 50].map((days) =>
      new Date(Date.parse(easter) + days * dayLength).toISOString().slice(0, 10),
    );
    const holidays = publicHolidays(Number(easter.slice(0, 4)));
    expect(holidays).toEqual(expect.arrayContaining(moving));
    expect(holidays).toHaveLength(new Set([...holidays, ...moving]).size);
  });
});
