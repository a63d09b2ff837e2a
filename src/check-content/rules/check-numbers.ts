import { basename, join } from 'node:path';
import { type ContentEntry, isDraft } from '../../content/read-content.ts';
import type { Collection } from '../../content/schemas.ts';
import { isReservedNumber, nextNumber } from '../../content/text-numbers.ts';
import { languages, siteLanguages } from '../../i18n/languages.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

/** Articles and questions have one file per number and language. */
export function checkNumbers(
  files: readonly ContentEntry[],
  collection: Collection,
  field: string,
): ContentFinding[] {
  const numberedFiles = files.filter((file) => file.collection === collection);
  const isNumbered = ({ fields }: ContentEntry) =>
    Number.isSafeInteger(fields?.[field]) && Number(fields?.[field]) > 0;
  // A file that cannot be read is not missing.
  const unread = numberedFiles.filter((file) => !isNumbered(file));
  const languagesOf = Map.groupBy(numberedFiles, ({ path }) => basename(path));
  const translationCount = ({ path }: ContentEntry) => languagesOf.get(basename(path))?.length ?? 0;
  // Of two files with one number, the one that has translations is right.
  const numbered = numberedFiles
    .filter(isNumbered)
    .sort((a, b) => translationCount(b) - translationCount(a));
  const numberField = ({ fields }: ContentEntry) => Number(fields?.[field]);
  const free = nextNumber(numbered.map(numberField));
  const misnumbered = numbered.flatMap((file) => {
    const [number, typedNumber] = [file.number, numberField(file)];
    const owner = numbered.find(
      (other) => other.language === file.language && other.number === typedNumber,
    );
    const isReserved =
      collection === 'blog' && number === typedNumber && isReservedNumber(typedNumber);
    if (owner === file && !isReserved) return [];
    const problem = isReserved
      ? `${field} ${typedNumber} is the number of the not-found page.`
      : owner
        ? `${field} ${typedNumber} is taken by content/${owner.path}.`
        : `${field} is ${typedNumber} here and ${number} in other languages.`;
    const advice =
      number === typedNumber ? `${field}: ${free}, the next free one` : `${field}: ${number}`;
    return contentFinding(file, { field, message: `${problem} Write ${advice}.` });
  });
  const byNumber = Map.groupBy(numbered, ({ number }) => number);
  const unpublished = [...byNumber].flatMap(([number, translations]) => {
    const published = translations.filter((file) => !isDraft(file));
    const missing = siteLanguages.filter(
      (language) => ![...published, ...unread].some((file) => file.language === language),
    );
    const [example] = published;
    if (missing.length === 0 || !example) return [];
    return [
      contentFinding(example, {
        field,
        isRemark: true,
        message: `${field} ${number} is not published in ${missing.map((language) => languages[language].label).join(', ')}. For that, write a file with ${field}: ${number} in ${missing.map((language) => join('content', collection, language)).join(', ')}, or draft: false there.`,
      }),
    ];
  });
  return [...misnumbered, ...unpublished];
}
