/** npm run check:translations [-- --agree [file …]] */

import { confirmTranslations, findTranslationGaps } from '../check/check-translations.ts';
import { dateNotes, recordDates } from '../check/dates.ts';
import { contentFolder } from '../read-content.ts';

const [option, ...paths] = process.argv.slice(2);
const named = paths.map((path) => path.replace(/^content\//, ''));

if (option === '--agree') {
  const translations = confirmTranslations(contentFolder, named);
  const dated = recordDates(contentFolder, named);
  const unknown = named.filter((path) => !translations.includes(path) && !dated.includes(path));
  console.log(
    `Recorded: ${translations.length} translations as up to date with the Dutch text, ${dated.length} texts with their dates.`,
  );
  for (const path of unknown)
    console.error(`content/${path} is neither a translation nor a text with a date.`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else if (option !== undefined) {
  console.error(
    'Write npm run check:translations, or npm run check:translations -- --agree [file …].',
  );
  process.exitCode = 1;
} else {
  const notes = [
    ...findTranslationGaps(contentFolder).map(({ state, message }) => `${state}: ${message}`),
    ...dateNotes(contentFolder).map((message) => `date: ${message}`),
  ];
  for (const note of notes) console.log(note);
  console.log(
    notes.length === 0
      ? 'Every text exists in every language, is up to date and complete, and has its date.'
      : `${notes.length} to review.`,
  );
}
