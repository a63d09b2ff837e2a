/** By when the first answer to a loan request comes. Browser code: keep it small. */
import { type Language, languages } from '../i18n/languages.ts';
import { answerHours, company } from './company.ts';

/** In milliseconds since 1970, as is `receivedAt`. */
export function answerDeadline(receivedAt: number): number {
  return receivedAt + answerHours * 3_600_000;
}

/** The deadline by the company's clock, wherever the reader is. Contains no case endings: it follows a label. */
export function formatAnswerDeadline(receivedAt: number, language: Language): string {
  // Some browsers write midnight as 24:00 unless told otherwise.
  const text = new Intl.DateTimeFormat(languages[language].numbers, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: company.timeZone,
  }).format(answerDeadline(receivedAt));
  return text.replaceAll(/\p{L}+/gu, (word) => missingNames[language]?.[word] ?? word);
}

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
