/** npm run check:translations [-- --agree file …] */
import '../../helpers/node/print-uncaught-errors.ts';
import { existsSync, globSync } from 'node:fs';
import { relative } from 'node:path';
import { contentFolder } from '../../helpers/node/project-root.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { checkTranslations, noFindings } from '../translations/check-translations.ts';
import { confirmTexts } from '../translations/confirmed-texts.ts';

const [option, ...args] = process.argv.slice(2);

if (option === undefined) {
  const findings = checkTranslations(contentFolder);
  for (const { state, message } of findings) console.log(`${state}: ${message}`);
  console.log(findings.length === 0 ? noFindings : `${findings.length} to review.`);
} else if (option === '--agree' && args.length > 0) {
  confirmMatches(args);
} else {
  printOpenTranslations();
}

/**
 * @param patterns paths from the project's root, also such as content/blog/*\/4-*.md: not every
 * shell completes them
 */
function confirmMatches(patterns: readonly string[]) {
  const matches = patterns.map((pattern) => ({
    pattern,
    paths: findFiles(pattern).map((path) => relative('.', path).replaceAll('\\', '/')),
  }));
  const texts = confirmTexts(
    contentFolder,
    matches.flatMap(({ paths }) => paths),
  );
  if (texts.length > 0) console.log('Recorded:');
  for (const { projectPath, language, date } of texts) {
    const statements = [
      language !== defaultLanguage && 'says what the Dutch text says',
      date && `is of ${date}`,
    ];
    console.log(`- ${projectPath} ${statements.filter(Boolean).join(', ') || 'is the Dutch text'}`);
  }
  const unknown = matches.filter(
    ({ paths }) => !texts.some(({ projectPath }) => paths.includes(projectPath)),
  );
  for (const { pattern } of unknown) console.error(`There is no text ${pattern}.`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}

/**
 * A file dropped on a terminal is written from the root of the disk, where a folder's name may
 * have brackets.
 */
function findFiles(pattern: string): string[] {
  return existsSync(pattern) ? [pattern] : globSync(pattern);
}

/** Nothing is confirmed unread: the texts must be named. */
function printOpenTranslations() {
  const open = checkTranslations(contentFolder).filter(({ state }) =>
    ['unconfirmed', 'outdated', 'date'].includes(state),
  );
  for (const { state, projectPath } of open) console.log(`${state}: ${projectPath}`);
  console.error(
    '--agree records that a translation says what the Dutch text says, and that the date of a text is right.',
  );
  console.error(
    'Nothing is recorded. Name the texts that you have compared: npm run check:translations -- --agree content/about/de.md …',
  );
  process.exitCode = 1;
}
