import { answerDeadline } from '../../../domain/answer-deadline.ts';
import { company } from '../../../domain/company.ts';

interface CalendarEntry {
  /** A calendar replaces an entry that is added again under the same id. */
  uid: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  title: string;
  notes: readonly string[];
}

/** A quarter of an hour from the deadline on, as an iCalendar file (RFC 5545). */
export function calendarEntry({ uid, receivedAt, title, notes }: CalendarEntry): string {
  const deadline = answerDeadline(receivedAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${company.name}//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(receivedAt)}`,
    `DTSTART:${utc(deadline)}`,
    `DTEND:${utc(deadline + 900_000)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes.join('\n'))}`,
    // Hides the entry in shared calendars, and blocks no time.
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function utc(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Breaks before the 76th octet, never within a character. The blank after a break counts. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = new Blob([character]).size;
    octets += size;
    if (octets > 75) {
      folded += '\r\n ';
      octets = size + 1;
    }
    folded += character;
  }
  return folded;
}
