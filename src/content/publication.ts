/** Which texts a build publishes, and from when. */
import { today } from '../domain/today.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Collection } from './schemas.ts';

type Fields = Pick<FrontMatter, 'fields'>;

/** Only articles are published on a day. */
interface DatedFields extends Fields {
  collection: Collection | undefined;
}

/** Whether this file is a draft. Its translations may be published. */
export function isDraft({ fields }: Fields): boolean {
  return fields?.draft === true;
}

/**
 * Whether a build still leaves out an article of this day.
 * @param day as 2026-11-20
 */
export function isFutureDay(day: string): boolean {
  return day > today();
}

/**
 * The day from which a build publishes an article; undefined when it waits for none. An article
 * with an unreadable date waits for none: otherwise the check would also report each link to it.
 */
export function scheduledDay({ collection, fields }: DatedFields): string | undefined {
  const date = String(fields?.date ?? '');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return collection === 'blog' && isDay && isFutureDay(date) ? date : undefined;
}

export function isPublished(file: DatedFields): boolean {
  return !isDraft(file) && scheduledDay(file) === undefined;
}

/**
 * The day on which a text last said something new, as 2026-11-20; undefined for texts without
 * a date.
 */
export function lastChangeOf({ fields }: Fields): string | undefined {
  const date = fields?.updated ?? fields?.date;
  return date === undefined ? undefined : String(date);
}
