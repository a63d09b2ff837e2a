import { type ContentFile, isContentEntry, readContent } from '../content/read-content.ts';
import {
  type CheckContext,
  type ContentRule,
  createCheckContext,
  type FileRule,
} from './check-context.ts';
import { type ContentFinding, contentFinding } from './content-finding.ts';
import { checkBorrowerFacts, checkFactList } from './rules/borrower-facts.ts';
import { checkCatalogues } from './rules/catalogues.ts';
import { checkCategories, checkCategory } from './rules/categories.ts';
import { checkDataFiles } from './rules/data-files.ts';
import { checkDates } from './rules/dates.ts';
import { checkDuplicates } from './rules/duplicates.ts';
import { checkEntryNumbers } from './rules/entry-numbers.ts';
import { checkFields } from './rules/fields.ts';
import { checkFileNames, checkFixedPages, misplacedFile } from './rules/file-names.ts';
import { checkGlossaries } from './rules/glossary.ts';
import { checkMarkdown } from './rules/markdown.ts';
import { checkOutsideLinks } from './rules/outside-links.ts';
import { checkImageField } from './rules/picture.ts';
import { checkRedirects } from './rules/redirects.ts';
import { checkRequiredPlaces } from './rules/required-statements.ts';
import { checkStyle } from './rules/style.ts';
import { checkTranslatedFields } from './rules/translated-fields.ts';

const fileRules: readonly FileRule[] = [
  checkFields,
  checkCategory,
  checkImageField,
  checkMarkdown,
  checkStyle,
  checkDates,
];

export const contentRules: readonly ContentRule[] = [
  checkCategories,
  checkFixedPages,
  checkEntryNumbers,
  checkDuplicates,
  checkFileNames,
  checkTranslatedFields,
  checkCatalogues,
  checkGlossaries,
  checkRequiredPlaces,
  checkFactList,
  checkRedirects,
  checkOutsideLinks,
  checkBorrowerFacts,
];

/**
 * Checks all texts, catalogues and lists, for the build and for `npm run check:content`.
 * @param contentFolder path of the folder `content`
 */
export async function checkContent(contentFolder: string): Promise<ContentFinding[]> {
  const unreadable = [...checkDataFiles(contentFolder)];
  if (unreadable.length > 0) return unreadable;
  const files = readContent(contentFolder);
  const context = await createCheckContext(contentFolder, files);
  const findings = await Promise.all([
    ...files.map((file) => checkFile(file, context)),
    ...contentRules.map((rule) => Array.fromAsync(rule(context))),
  ]);
  return findings
    .flat()
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Checks one file by the rules for files. */
export async function checkFile(
  file: ContentFile,
  context: CheckContext,
): Promise<ContentFinding[]> {
  if (!isContentEntry(file)) return [contentFinding(file, misplacedFile)];
  if (file.fieldsError) return [contentFinding(file, { message: file.fieldsError })];
  const findings = await Promise.all(fileRules.map((rule) => Array.fromAsync(rule(file, context))));
  return findings.flat().map((finding) => contentFinding(file, finding));
}
