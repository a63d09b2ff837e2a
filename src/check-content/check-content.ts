/** Checks all texts and catalogues, for the build and for `npm run check:content`. */
import { join } from 'node:path';
import * as z from 'zod';
import {
  type ContentEntry,
  type ContentFile,
  entryKey,
  isContentEntry,
  isDraft,
  isPublished,
  readContent,
  readYaml,
} from '../content/read-content.ts';
import { contentSchemas } from '../content/schemas.ts';
import { today } from '../domain/today.ts';
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { recordOf } from '../i18n/records.ts';
import { type ContentFinding, contentFinding } from './content-finding.ts';
import { checkBorrowerFacts, readBorrowerFacts } from './rules/check-borrower-facts.ts';
import { checkCatalogues } from './rules/check-catalogues.ts';
import { checkDataFiles } from './rules/check-data-files.ts';
import { checkFields } from './rules/check-fields.ts';
import { checkFileNames, checkFixedPages, misplacedFile } from './rules/check-file-names.ts';
import { findLinkTargets, type LinkTargets } from './rules/check-links.ts';
import { checkMarkdown } from './rules/check-markdown.ts';
import { checkNumbers } from './rules/check-numbers.ts';
import { checkOutsideLinks } from './rules/check-outside-links.ts';
import { checkPicture } from './rules/check-picture.ts';
import { checkRedirects } from './rules/check-redirects.ts';
import { checkStyle } from './rules/check-style.ts';
import { buildVocabulary, type Vocabulary } from './rules/vocabulary.ts';

interface CheckContext {
  /** Path of the folder `content`. */
  content: string;
  linkTargets: LinkTargets;
  vocabulary: Vocabulary;
  categories: ReturnType<typeof readCategories>;
}

export async function checkContent(content: string): Promise<ContentFinding[]> {
  const unreadable = checkDataFiles(content);
  if (unreadable.length > 0) return unreadable;
  const files = readContent(content);
  const context = await createCheckContext(files, content);
  const fileFindings = await Promise.all(files.map((file) => checkFile(file, context)));
  const { facts, findings: factsFindings } = readBorrowerFacts(content);
  return [
    ...fileFindings.flat(),
    ...checkAcrossFiles(files, context),
    ...(await checkCatalogues(context.vocabulary)),
    ...factsFindings,
    ...checkRedirects(content, context.linkTargets),
    ...checkOutsideLinks(content, files.filter(isContentEntry)),
    ...checkBorrowerFacts(facts, files.filter(isContentEntry)),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

export async function createCheckContext(
  files: readonly ContentFile[],
  content: string,
): Promise<CheckContext> {
  return {
    content,
    linkTargets: findLinkTargets(files.filter(isContentEntry)),
    vocabulary: await buildVocabulary(files),
    categories: readCategories(content),
  };
}

export async function checkFile(
  file: ContentFile,
  { content, linkTargets, vocabulary, categories }: CheckContext,
): Promise<ContentFinding[]> {
  if (!isContentEntry(file)) return [misplacedFile(file)];
  // Other findings would have the same cause.
  if (file.fieldsError) return checkFields(file, file.collection);
  return [
    ...checkFields(file, file.collection),
    ...(await checkArticle(file, content, categories)),
    ...(await checkMarkdown(file, content, linkTargets)),
    ...(isDraft(file) ? [] : checkStyle(file, vocabulary)),
  ];
}

/** Checks files against each other: what is missing, and what is there twice. */
export function checkAcrossFiles(
  all: readonly ContentFile[],
  { categories }: CheckContext,
): ContentFinding[] {
  const files = all.filter(isContentEntry);
  return [
    ...categories.findings,
    ...files.flatMap((file) => toFindings(file, dateFindings(file))),
    ...checkFixedPages(files),
    ...checkNumbers(files, 'blog', 'id'),
    ...checkNumbers(files, 'faq', 'order'),
    ...checkUnique(files),
    ...checkFileNames(files),
    ...checkTranslatedFields(files, categories.categories),
  ];
}

/** Fields that usually agree in all languages. */
function checkTranslatedFields(
  files: readonly ContentEntry[],
  categories: ReturnType<typeof readCategories>['categories'],
): ContentFinding[] {
  const articles = files.filter(({ collection, fields }) => collection === 'blog' && fields);
  const rowOf = ({ fields, language }: ContentEntry) =>
    categories.find((row) => row[language] === fields?.category);
  return articles.flatMap((file) => {
    const dutch = articles.find(
      (other) => other.language === defaultLanguage && entryKey(other) === entryKey(file),
    );
    if (!dutch) return [];
    const differentFields = (['date', 'image'] as const).filter(
      (field) =>
        String(file.fields?.[field]) !== String(dutch.fields?.[field]) &&
        contentSchemas.blog.shape[field].safeParse(dutch.fields?.[field]).success,
    );
    const [row, expected] = [rowOf(file), rowOf(dutch)];
    return [
      ...differentFields.map((field) => [field, String(dutch.fields?.[field])] as const),
      ...(row && expected && row !== expected
        ? [['category', expected[file.language]] as const]
        : []),
    ].map(([field, value]) =>
      contentFinding(file, {
        isRemark: true,
        field,
        message: `It differs from the Dutch text. If that is a mistake, write ${field}: ${value}`,
      }),
    );
  });
}

type Category = Record<SiteLanguage, string>;

/** Path from the folder `content`. */
const categoriesFile = 'blog/categories.yaml';

const categoriesSchema = z.array(
  z.strictObject(recordOf(siteLanguages, () => z.string().trim().min(1))),
);

export function readCategories(content: string): {
  categories: Category[];
  findings: ContentFinding[];
} {
  const result = categoriesSchema.safeParse(readYaml(join(content, categoriesFile)));
  if (result.success) return { categories: result.data, findings: [] };
  const message = `Every category must have a name in ${siteLanguages.join(', ')}. Write a line "- ${siteLanguages[0]}: name" for it, and the other languages below it, each with two spaces before it.`;
  return { categories: [], findings: [contentFinding({ path: categoriesFile }, { message })] };
}

/** Findings in fields of a file. */
type FieldFinding = [field: string, message: string];

function toFindings(file: ContentEntry, findings: Iterable<FieldFinding>): ContentFinding[] {
  return Array.from(findings, ([field, message]) => contentFinding(file, { field, message }));
}

async function checkArticle(
  file: ContentEntry,
  content: string,
  { categories, findings: categoryFindings }: CheckContext['categories'],
): Promise<ContentFinding[]> {
  if (file.collection !== 'blog') return [];
  const { category, image } = file.fields ?? {};
  const names = categories.map((row) => row[file.language]);
  const findings: FieldFinding[] = [];
  if (typeof category === 'string' && categoryFindings.length === 0 && !names.includes(category))
    findings.push([
      'category',
      `There is no category ${category}. Write one of ${names.join(', ')}, or add a new one to content/blog/categories.yaml in every language.`,
    ]);
  const message = typeof image === 'string' && (await checkPicture(content, file.path, image));
  if (message) findings.push(['image', message]);
  return toFindings(file, findings);
}

function* dateFindings(file: ContentEntry): Generator<FieldFinding> {
  const { date, updated } = file.fields ?? {};
  const day = updated && String(updated);
  if (day && day < String(date))
    yield [
      'updated',
      `It is before the date ${date}. Write the day of the last change, or remove the line.`,
    ];
  else if (day && day > today() && isPublished(file))
    yield ['updated', 'It is in the future. Write the day of the last change.'];
  if (file.collection === 'legal' && String(date) > today())
    yield [
      'date',
      'It is in the future, and legal pages are published at once. Write the day of this version when you publish it.',
    ];
}

function checkUnique(files: readonly ContentEntry[]): ContentFinding[] {
  return ['title', 'excerpt', 'question'].flatMap((field) => {
    const published = files.filter(
      (file) => typeof file.fields?.[field] === 'string' && !isDraft(file),
    );
    const duplicates = Map.groupBy(
      published,
      ({ collection, language, fields }) => `${collection} ${language} ${fields?.[field]}`,
    );
    return [...duplicates.values()].flatMap(([earlier, ...others]) =>
      others.map((file) =>
        contentFinding(file, {
          field,
          message: `content/${earlier?.path} has the same ${field}. Write another one.`,
        }),
      ),
    );
  });
}
