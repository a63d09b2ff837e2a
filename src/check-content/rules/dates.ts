import { isPublished } from '../../content/publication.ts';
import type { ContentEntry } from '../../content/read-content.ts';
import { today } from '../../domain/today.ts';
import type { FileFinding } from '../content-finding.ts';

/** Checks the dates of a text against each other and against today. */
export function* checkDates(file: ContentEntry): Generator<FileFinding> {
  const { date, updated } = file.fields ?? {};
  // fields.ts reports a missing date.
  if (!date) return;
  const day = updated && String(updated);
  if (day && day < String(date))
    yield {
      field: 'updated',
      message: `It is before the date ${date}. Write the day of the last change, or remove the line.`,
    };
  else if (day && day > today() && isPublished(file))
    yield { field: 'updated', message: 'It is in the future. Write the day of the last change.' };
  if (file.collection === 'legal' && String(date) > today())
    yield {
      field: 'date',
      message:
        'It is in the future, and legal pages are published at once. Write the day of this version when you publish it.',
    };
}
