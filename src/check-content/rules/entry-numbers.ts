import { basename, join } from 'node:path';
import { isReservedNumber, nextNumber } from '../../content/entry-numbers.ts';
import { isDraft } from '../../content/publication.ts';
import type { ContentEntry } from '../../content/read-content.ts';
import { languages, siteLanguages } from '../../i18n/languages.ts';
import type { CheckContext } from '../check-context.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

/** The field that has the number. */
type NumberField = 'id' | 'order';

/** Checks that there is one article or question per number and language. */
export function* checkEntryNumbers({ files }: CheckContext): Generator<ContentFinding> {
  const { blog = [], faq = [] } = Object.groupBy(files, ({ collection }) => collection);
  yield* numberFindings(blog, 'id');
  yield* numberFindings(faq, 'order');
}

function* numberFindings(
  files: readonly ContentEntry[],
  field: NumberField,
): Generator<ContentFinding> {
  const isNumbered = ({ fields }: ContentEntry) =>
    Number.isSafeInteger(fields?.[field]) && Number(fields?.[field]) > 0;
  const filesByName = Map.groupBy(files, ({ path }) => basename(path));
  const translationCount = ({ path }: ContentEntry) => filesByName.get(basename(path))?.length ?? 0;
  // Of two files with one number, the one that has translations is right.
  const numbered = files
    .filter(isNumbered)
    .sort((a, b) => translationCount(b) - translationCount(a));
  const unnumbered = files.filter((file) => !isNumbered(file));
  yield* wrongNumbers(numbered, field);
  yield* missingTranslations(numbered, unnumbered, field);
}

function* wrongNumbers(
  files: readonly ContentEntry[],
  field: NumberField,
): Generator<ContentFinding> {
  const numberInFile = ({ fields }: ContentEntry) => Number(fields?.[field]);
  const free = nextNumber(files.map(numberInFile));
  for (const file of files) {
    const [number, typedNumber] = [file.number, numberInFile(file)];
    const owner = files.find(
      (other) => other.language === file.language && other.number === typedNumber,
    );
    // Questions have no pages of their own.
    const isReserved =
      file.collection === 'blog' && number === typedNumber && isReservedNumber(typedNumber);
    if (owner === file && !isReserved) continue;
    const problem = isReserved
      ? `${field} ${typedNumber} is the number of the not-found page.`
      : owner
        ? `${field} ${typedNumber} is taken by content/${owner.path}.`
        : `${field} is ${typedNumber} here and ${number} in other languages.`;
    const advice =
      number === typedNumber ? `${field}: ${free}, the next free one` : `${field}: ${number}`;
    yield contentFinding(file, { field, message: `${problem} Write ${advice}.` });
  }
}

/** @param unnumbered files without a number, which are not missing */
function* missingTranslations(
  numbered: readonly ContentEntry[],
  unnumbered: readonly ContentEntry[],
  field: NumberField,
): Generator<ContentFinding> {
  for (const [number, translations] of Map.groupBy(numbered, (file) => file.number)) {
    const published = translations.filter((file) => !isDraft(file));
    const missing = siteLanguages.filter(
      (language) => ![...published, ...unnumbered].some((file) => file.language === language),
    );
    const [example] = published;
    if (missing.length === 0 || !example) continue;
    const labels = missing.map((language) => languages[language].label).join(', ');
    const folders = missing.map((language) => join('content', example.collection, language));
    yield contentFinding(example, {
      field,
      isRemark: true,
      message: `${field} ${number} is not published in ${labels}. For that, write a file with ${field}: ${number} in ${folders.join(', ')}, or draft: false there.`,
    });
  }
}
