import { readBorrowerFacts } from '../content/borrower-facts.ts';
import { type Categories, readCategories } from '../content/categories.ts';
import { findLinkTargets, type LinkTargets } from '../content/link-targets.ts';
import { isDraft } from '../content/publication.ts';
import {
  type ContentEntry,
  type ContentFile,
  isContentEntry,
  readContent,
} from '../content/read-content.ts';
import { readBuildSettings } from '../settings/build-settings.ts';
import { type ContentFinding, contentFinding, type FileFinding } from './content-finding.ts';
import { checkBorrowerFacts, checkFactList } from './rules/borrower-facts.ts';
import { checkCatalogues } from './rules/catalogues.ts';
import { checkCategories, checkCategory } from './rules/categories.ts';
import { checkDataFiles } from './rules/data-files.ts';
import { checkDates } from './rules/dates.ts';
import { checkDuplicates } from './rules/duplicates.ts';
import { checkEntryNumbers } from './rules/entry-numbers.ts';
import { checkFields } from './rules/fields.ts';
import { checkFileNames, checkFixedPages, misplacedFile } from './rules/file-names.ts';
import { checkMarkdown } from './rules/markdown.ts';
import { checkOutsideLinks } from './rules/outside-links.ts';
import { checkImageField } from './rules/picture.ts';
import { checkRedirects } from './rules/redirects.ts';
import { checkRequiredPlaces } from './rules/required-statements.ts';
import { checkStyle } from './rules/style.ts';
import { checkTranslatedFields } from './rules/translated-fields.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

interface CheckContext {
  contentFolder: string;
  siteOrigin: string;
  linkTargets: LinkTargets;
  vocabulary: Vocabulary;
  categories: Categories | undefined;
}

/**
 * Checks all texts, catalogues and lists, for the build and for `npm run check:content`.
 * @param contentFolder path of the folder `content`
 */
export async function checkContent(contentFolder: string): Promise<ContentFinding[]> {
  const unreadable = [...checkDataFiles(contentFolder)];
  if (unreadable.length > 0) return unreadable;
  const files = readContent(contentFolder);
  const context = await createCheckContext(files, contentFolder);
  const fileFindings = await Promise.all(files.map((file) => checkFile(file, context)));
  const facts = readBorrowerFacts(contentFolder);
  return [
    ...fileFindings.flat(),
    ...checkAcrossFiles(files, context),
    ...(await Array.fromAsync(checkCatalogues(context.vocabulary))),
    ...checkRequiredPlaces(),
    ...checkFactList(facts),
    ...checkRedirects(contentFolder, context.linkTargets),
    ...checkOutsideLinks(contentFolder, files.filter(isContentEntry), context.siteOrigin),
    ...checkBorrowerFacts(facts.data ?? {}, files.filter(isContentEntry)),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** What the rules for one file know of the others. */
export async function createCheckContext(
  files: readonly ContentFile[],
  contentFolder: string,
): Promise<CheckContext> {
  return {
    contentFolder,
    siteOrigin: new URL(readBuildSettings(process.env).SITE_URL).origin,
    linkTargets: findLinkTargets(files.filter(isContentEntry)),
    vocabulary: await buildVocabulary(files),
    categories: readCategories(contentFolder),
  };
}

/** Checks one file by itself. */
export async function checkFile(
  file: ContentFile,
  context: CheckContext,
): Promise<ContentFinding[]> {
  const findings = isContentEntry(file) ? checkEntry(file, context) : [misplacedFile];
  return Array.fromAsync(findings, (finding) => contentFinding(file, finding));
}

async function* checkEntry(
  file: ContentEntry,
  { contentFolder, siteOrigin, linkTargets, vocabulary, categories }: CheckContext,
): AsyncGenerator<FileFinding> {
  yield* checkFields(file, file.collection);
  if (file.fieldsError) return;
  if (file.collection === 'blog') yield* checkCategory(file, categories);
  yield* checkImageField(file, contentFolder);
  yield* checkMarkdown(file, contentFolder, linkTargets, siteOrigin);
  if (!isDraft(file)) yield* checkStyle(file, vocabulary);
  yield* checkDates(file);
}

/** Checks files against each other: what is missing, and what is there twice. */
export function* checkAcrossFiles(
  all: readonly ContentFile[],
  { categories }: CheckContext,
): Generator<ContentFinding> {
  const files = all.filter(isContentEntry);
  yield* checkCategories(categories);
  yield* checkFixedPages(files);
  yield* checkEntryNumbers(files, 'blog');
  yield* checkEntryNumbers(files, 'faq');
  yield* checkDuplicates(files);
  yield* checkFileNames(files);
  yield* checkTranslatedFields(files, categories);
}
