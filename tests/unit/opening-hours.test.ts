/** Opening hours, against a table computed separately. */
import { describe, expect, it } from 'vitest';
import { openingState } from '../../src/domain/opening-hours.ts';
import { publicHolidays } from '../../src/domain/public-holidays.ts';
import { easterTable, holidayTable, openingTable } from './opening-table.ts';

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

  it('names the day that it is in Brussels', () => {
    const dayAt = (instant: string) =>
      openingState(new Date(instant), week, holidays.join(' '), zone)?.today;
    expect([dayAt('2026-11-22T22:59Z'), dayAt('2026-11-22T23:00Z')]).toEqual([6, 0]);
    expect([dayAt('2026-07-19T21:59Z'), dayAt('2026-07-19T22:00Z')]).toEqual([6, 0]);
  });

  it('tells an opening of the same day from one a week later', () => {
    const saturdays = ['', '', '', '', '', '10:00 14:00', ''];
    const kindAt = (instant: string) => openingState(new Date(instant), saturdays, '', zone)?.kind;
    expect(kindAt('2026-11-28T08:59Z')).toBe('later');
    expect(kindAt('2026-11-28T13:00Z')).toBe('next');
  });

  it('is unknown where nobody is ever there', () => {
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
    const found = publicHolidays(Number(easter.slice(0, 4)));
    expect(found).toEqual(expect.arrayContaining(moving));
    expect(found).toHaveLength(new Set([...found, ...moving]).size);
  });
});
