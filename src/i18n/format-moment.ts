import { type Language, languages } from './languages.ts';

/** A moment by the clock of a time zone, wherever the reader is. Browser code: keep it small. */
export function formatMoment(
  time: number,
  language: Language,
  options: { timeZone: string; weekday?: 'long'; year?: 'numeric' },
): string {
  const text = new Intl.DateTimeFormat(languages[language].locale, {
    ...options,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    // Some browsers write midnight as 24:00 unless told otherwise.
    hourCycle: 'h23',
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
