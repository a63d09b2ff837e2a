import { type ContentEntry, isPublished } from '../../content/read-content.ts';
import { today } from '../../domain/today.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

/** Checks the dates of a text against each other and against today. */
export function checkDates(file: ContentEntry): ContentFinding[] {
  const { date, updated } = file.fields ?? {};
  const day = updated && String(updated);
  const findings: ContentFinding[] = [];
  const add = (field: string, message: string) =>
    findings.push(contentFinding(file, { field, message }));
  if (day && day < String(date))
    add(
      'updated',
      `It is before the date ${date}. Write the day of the last change, or remove the line.`,
    );
  else if (day && day > today() && isPublished(file))
    add('updated', 'It is in the future. Write the day of the last change.');
  if (file.collection === 'legal' && String(date) > today())
    add(
      'date',
      'It is in the future, and legal pages are published at once. Write the day of this version when you publish it.',
    );
  return findings;
}
