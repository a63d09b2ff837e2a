import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../src/i18n/format-moment.ts';

describe('formatMoment', () => {
  it('includes the year', () => {
    const time = Date.parse('2026-11-29T03:47:00Z');
    expect(formatMoment(time, 'de', { timeZone: 'Europe/Brussels', year: 'numeric' })).toBe(
      '29. November 2026 um\u00a004:47\u00a0Uhr',
    );
  });

  it('has Luxembourgish names of all days and months', () => {
    const names = new Intl.DateTimeFormat('lb-LU', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    for (let day = 0; day < 365; day++) {
      const noon = Date.UTC(2026, 0, day, 12);
      const text = formatMoment(noon, 'lb', { timeZone: 'UTC', weekday: 'long' });
      expect(text).toContain(names.format(noon));
    }
  });
});
