/** Checks all texts and catalogues, for the build and for `npm run check:content`. */
import { basename, join } from 'node:path';
import * as z from 'zod';
import {
  type ContentEntry,
  type ContentFile,
  entryKey,
  isContentEntry,
  isDraft,
  isPublished,
  isReservedNumber,
  nextNumber,
  readContent,
  readYaml,
} from '../content/read-content.ts';
import { type Collection, contentSchemas } from '../content/schemas.ts';
import { today } from '../domain/today.ts';
import { defaultLanguage, languages, type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { recordOf } from '../i18n/records.ts';
import { legalPages } from '../i18n/routes.ts';
import { type ContentFinding, contentFinding } from './content-finding.ts';
import { checkBorrowerFacts, readBorrowerFacts } from './rules/check-borrower-facts.ts';
import { checkCatalogues } from './rules/check-catalogues.ts';
import { checkDataFiles } from './rules/check-data-files.ts';
import { checkFields } from './rules/check-fields.ts';
import { findLinkTargets, type LinkTargets } from './rules/check-links.ts';
import { checkMarkdown } from './rules/check-markdown.ts';
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

/** The forms match languages by the file's name. */
function checkFileNames(files: readonly ContentEntry[]): ContentFinding[] {
  const named = files.filter(({ collection }) => collection === 'blog' || collection === 'faq');
  const nameOf = ({ path }: ContentEntry) => path.replace(/^.*\//, '');
  return [...Map.groupBy(named, entryKey).values()].flatMap((translations) => {
    const names = [...Map.groupBy(translations, nameOf)].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    const [majorityName = '', majorityFiles = []] = names[0] ?? [];
    // A file beside one of the same language has a number that is taken.
    const hasMajorityName = ({ language }: ContentEntry) =>
      majorityFiles.some((other) => other.language === language);
    return translations.flatMap((file) => {
      const message = !/^[a-z\d-]+\.md$/.test(nameOf(file))
        ? 'Write the name of the file in small letters a to z, digits and hyphens, such as 4-rights.md.'
        : !hasMajorityName(file) &&
          `In other languages this text is ${majorityName}. Name this file like it, or the forms lose it.`;
      return message ? [contentFinding(file, { message })] : [];
    });
  });
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

function checkFixedPages(files: readonly ContentEntry[]): ContentFinding[] {
  const present = new Set(files.map(({ path }) => path));
  const expected = siteLanguages.flatMap((language) => [
    ...legalPages.map((page) => `legal/${language}/${page}.md`),
    `about/${language}.md`,
  ]);
  const missing = expected.filter((path) => !present.has(path));
  const unknown = files.filter(
    ({ path, collection }) => collection === 'legal' && !expected.includes(path),
  );
  return [
    ...missing.map((path) =>
      contentFinding(
        { path },
        { message: 'This page is missing. Copy the file of another language and translate it.' },
      ),
    ),
    ...unknown.map((file) =>
      contentFinding(file, {
        message: `There is no page for this file. Its name must be one of ${legalPages.map((page) => `${page}.md`).join(', ')}.`,
      }),
    ),
  ];
}

/** Articles and questions have one file per number and language. */
function checkNumbers(
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
  const commonness = ({ path }: ContentEntry) => languagesOf.get(basename(path))?.length ?? 0;
  // Of two files with one number, the one that has translations is right.
  const numbered = numberedFiles.filter(isNumbered).sort((a, b) => commonness(b) - commonness(a));
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

function misplacedFile(file: ContentFile): ContentFinding {
  const folders = Object.keys(contentSchemas).join(', ');
  return contentFinding(file, {
    message: `A file here is not part of the site. Texts are files ending in .md in content/<collection>/<language>/ (about: content/about/<language>.md), with a collection of ${folders} and a language of ${siteLanguages.join(', ')}.`,
  });
}
