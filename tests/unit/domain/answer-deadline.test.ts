/** By when the first answer comes, in words and as a calendar entry. */
import { describe, expect, it } from 'vitest';
import { answerHours, formatAnswerDeadline } from '../../../src/domain/answer-deadline.ts';
import { wizardLanguages } from '../../../src/i18n/languages.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';
import { calendarEntry } from '../../../src/islands/loan-wizard/confirmation/calendar-entry.ts';

describe('the deadline', () => {
  it.each([
    ['nl', '2026-11-28T03:16:59Z', 'zondag 29 november om\u00a004:16'],
    ['de', '2026-03-01T23:00:00Z', 'Dienstag, 3. März um\u00a000:00\u00a0Uhr'],
    ['fi', '2026-11-28T03:16:00Z', 'sunnuntai 29. marraskuuta klo\u00a004.16'],
    ['hu', '2026-12-31T22:30:00Z', 'január 1., péntek\u00a023:30'],
    ['lb', '2026-03-09T11:05:00Z', 'Dënschdeg, 10. Mäerz um\u00a012:05\u00a0Auer'],
    ['sl', '2026-06-12T22:30:00Z', 'nedelja, 14. junij ob\u00a000:30'],
    // Each day of a change of clocks has an hour more or less.
    ['en', '2026-03-28T12:00:00Z', 'Sunday, 29 March at\u00a014:00'],
    ['sv', '2026-10-24T12:00:00Z', 'söndag 25 oktober kl.\u00a013:00'],
    ['es', '2026-11-28T03:16:00Z', 'domingo, 29 de noviembre,\u00a004:16'],
  ] as const)('is in Brussels time in %s', (language, receivedAt, text) => {
    expect(formatAnswerDeadline(Date.parse(receivedAt), language)).toBe(text);
  });

  it.each(wizardLanguages)('matches the promise of the texts in %s', async (language) => {
    const { confirmation, afterSending } = await wizardMessages(language);
    const hours = new RegExp(String.raw`\b${answerHours}\b`);
    expect(confirmation.steps.answer.when).toMatch(hours);
    expect(afterSending.nextSteps).toMatch(hours);
  });
});

describe('the calendar entry', () => {
  const entry = (title: string, notes: string[] = []) =>
    calendarEntry({
      uid: '7K3MQ-9XD4T@loan.example',
      receivedAt: Date.parse('2026-11-28T03:16:07.345Z'),
      title,
      notes,
    });
  const unfold = (text: string) => text.replaceAll('\r\n ', '');

  it('is in UTC, with CRLF at line ends', () => {
    expect(entry('Answer', ['7K3MQ-9XD4T'])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Solvanta//EN',
        'BEGIN:VEVENT',
        'UID:7K3MQ-9XD4T@loan.example',
        'DTSTAMP:20261128T031607Z',
        'DTSTART:20261129T031607Z',
        'DTEND:20261129T033107Z',
        'SUMMARY:Answer',
        'DESCRIPTION:7K3MQ-9XD4T',
        'CLASS:PRIVATE',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('escapes special characters', () => {
    const text = unfold(entry(String.raw`a\b; c, "d": e`, ['one', 'END:VEVENT']));
    expect(text).toContain(String.raw`SUMMARY:a\\b\; c\, "d": e${'\r\n'}`);
    expect(text).toContain(String.raw`DESCRIPTION:one\nEND:VEVENT${'\r\n'}`);
  });

  it.each(['x', 'é', '€', '📞'])('folds lines of %s at 75 octets', (sign) => {
    for (let length = 60; length < 160; length++) {
      const title = 'a'.repeat(length % 4) + sign.repeat(length);
      const text = entry(title);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(unfold(text)).toContain(`SUMMARY:${title}\r\n`);
    }
  });
});
