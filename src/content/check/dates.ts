/** Names articles and legal pages that changed without a new date. Search engines and readers are told that date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentEntry, isDraft, lastChangeOf, readContent } from '../read-content.ts';
import { textHash } from './check-translations.ts';

/** By path: the date of the text's last change, and a hash of the text of that day. */
type Recorded = Record<string, { date: string; text: string }>;

const recordName = 'dates.json';

export function dateNotes(content: string): string[] {
  const recorded = readRecorded(content);
  return Object.entries(datesIn(content)).flatMap(([path, { date, text }]) => {
    const last = recorded[path];
    if (!last || last.text === text || date > last.date) return [];
    const field = path.startsWith('blog/') ? 'updated' : 'date';
    return `${path} has changed, and still says ${date}. Write the day as ${field}: …. Then, or if it says the same as before, run npm run check:translations -- --agree ${path}`;
  });
}

/** @param paths from `content`; none means all, and removes records of files that are gone */
export function recordDates(content: string, paths: readonly string[]): string[] {
  const now = Object.entries(datesIn(content));
  const named = paths.length > 0 ? now.filter(([path]) => paths.includes(path)) : now;
  const kept = paths.length > 0 ? readRecorded(content) : {};
  const all = Object.entries({ ...kept, ...Object.fromEntries(named) });
  const sorted = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(content, recordName), `${JSON.stringify(sorted, null, 2)}\n`);
  return named.map(([path]) => path);
}

function datesIn(content: string): Recorded {
  const published = readContent(content).filter((file) => isContentEntry(file) && !isDraft(file));
  return Object.fromEntries(
    published.flatMap((file) => {
      const date = lastChangeOf(file);
      return date ? [[file.path, { date, text: textHash(file) }]] : [];
    }),
  );
}

function readRecorded(content: string): Recorded {
  const path = join(content, recordName);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Recorded) : {};
}
