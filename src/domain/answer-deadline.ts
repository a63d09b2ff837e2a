/** By when the first answer to a loan request comes. Browser code: keep it small. */
import { type Language, languages } from '../i18n/languages.ts';
import { company } from './company.ts';

/** Hours after a loan request in which its first answer comes. The texts name the same figure. */
export const answerHours = 24;

/** In milliseconds since 1970, as is `receivedAt`. */
export function answerDeadline(receivedAt: number): number {
  return receivedAt + answerHours * 3_600_000;
}

/** Contains no case endings: it follows a label. */
export function formatAnswerDeadline(receivedAt: number, language: Language): string {
  return formatMoment(answerDeadline(receivedAt), language, { weekday: 'long' });
}

/** A moment by the company's clock, wherever the reader is. */
export function formatMoment(
  time: number,
  language: Language,
  more: { weekday: 'long' } | { year: 'numeric' },
): string {
  const text = new Intl.DateTimeFormat(languages[language].locale, {
    ...more,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    // Some browsers write midnight as 24:00 unless told otherwise.
    hourCycle: 'h23',
    timeZone: company.timeZone,
  }).format(time);
  const names = missingNames[language];
  return (
    text
      .replaceAll(/\p{L}+/gu, (word) => names?.[word] ?? word)
      // A line does not end before the hour.
      .replace(/ (?=\d+[.:]\d+$)/, '\u00a0') + (hourWords[language] ?? '')
  );
}

/** After the time, where the language has such a word and `Intl` has none. */
const hourWords: Partial<Record<Language, string>> = { de: '\u00a0Uhr', lb: '\u00a0Auer' };

/** Chromium has no Luxembourgish names. The other months have the German names. */
const missingNames: Partial<Record<Language, Partial<Record<string, string>>>> = {
  lb: {
    Montag: 'Méindeg',
    Dienstag: 'Dënschdeg',
    Mittwoch: 'Mëttwoch',
    Donnerstag: 'Donneschdeg',
    Freitag: 'Freideg',
    Samstag: 'Samschdeg',
    Sonntag: 'Sonndeg',
    März: 'Mäerz',
    April: 'Abrëll',
    Mai: 'Mee',
  },
};
