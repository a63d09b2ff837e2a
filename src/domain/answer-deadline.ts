/** By when the first answer to a loan request comes. Browser code: keep it small. */
import { formatMoment } from '../i18n/format-moment.ts';
import type { Language } from '../i18n/languages.ts';
import { company } from './company.ts';

/** Hours after a loan request in which its first answer comes. The texts name the same figure. */
export const answerHours = 24;

/** By when the first answer comes; in milliseconds since 1970, as is `receivedAt`. */
export function answerDeadline(receivedAt: number): number {
  return receivedAt + answerHours * 3_600_000;
}

/** The deadline in words, without case endings: it follows a label. */
export function formatAnswerDeadline(receivedAt: number, language: Language): string {
  const { timeZone } = company;
  return formatMoment(answerDeadline(receivedAt), language, { timeZone, weekday: 'long' });
}
