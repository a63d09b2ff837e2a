/** npm run check:translations [-- --agree [file …]] */

import { agree, translationNotes } from '../check/translations.ts';
import { contentFolder } from '../read.ts';

const [option, ...paths] = process.argv.slice(2);
const named = paths.map((path) => path.replace(/^content\//, ''));

if (option === '--agree') {
  const done = agree(contentFolder, named);
  const unknown = named.filter((path) => !done.includes(path));
  console.log(`${done.length} translations recorded as up to date with the Dutch text.`);
  for (const path of unknown) console.error(`content/${path} is not a translation.`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else if (option !== undefined) {
  console.error(
    'Write npm run check:translations, or npm run check:translations -- --agree [file …].',
  );
  process.exitCode = 1;
} else {
  const notes = translationNotes(contentFolder);
  for (const { state, message } of notes) console.log(`${state}: ${message}`);
  console.log(
    notes.length === 0
      ? 'Every text exists in every language and is up to date and complete.'
      : `${notes.length} to review.`,
  );
}
