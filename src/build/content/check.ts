/**
 * Judges everything that editors wrote, all files at once, and says of each fault where it is and what to write. The
 * build runs it first; `npm run check:content` runs it alone.
 */
import { join } from 'node:path';
import type { Collection } from '../../content.schemas.ts';
import { languages, siteLanguages } from '../../i18n/languages.ts';
import { legalPages } from '../../i18n/routes.ts';
import { categoriesIn } from './categories.ts';
import { checkNamed, knownAddresses } from './check-text.ts';
import { type Findings, findingsOf, isPlaced, type Placed } from './findings.ts';
import type { ContentProblem } from './problem.ts';
import { type ContentFile, isPictureBeside, readContent } from './read.ts';

type PlacedFindings = Placed<Findings>;

/**
 * @param content path of the folder `content`
 * @param all what is found of each file by itself, where that is known
 */
export function checkContent(
  content: string,
  all: readonly Findings[] = readContent(content).map(findingsOf),
): ContentProblem[] {
  const files = all.filter(isPlaced);
  const addresses = knownAddresses(articleIds(files));
  return [
    ...all.flatMap(({ problems }) => problems),
    ...files.flatMap((file) => checkNamed(file, file.language, content, addresses)),
    ...checkArticles(files, content),
    ...checkFixedPages(files),
    ...checkNumbers(files, 'blog', 'id'),
    ...checkNumbers(files, 'faq', 'order'),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

export function isDraft({ fields }: Pick<ContentFile, 'fields'>): boolean {
  return fields?.draft === true;
}

/** The ids of the articles, apart for those of which some language is still a draft. */
function articleIds(files: readonly PlacedFindings[]): {
  published: Set<number>;
  drafts: Set<number>;
} {
  const articles = files.filter(({ collection }) => collection === 'blog');
  const idsOf = (some: readonly PlacedFindings[]) =>
    new Set(some.map(({ fields }) => fields?.id).filter((id) => typeof id === 'number'));
  const drafts = idsOf(articles.filter(isDraft));
  return { published: idsOf(articles).difference(drafts), drafts };
}

function checkArticles(files: readonly PlacedFindings[], content: string): ContentProblem[] {
  const { categories, problems } = categoriesIn(content);
  const articles = files.filter(({ collection, fields }) => collection === 'blog' && fields);
  const faults = articles.flatMap((file): ContentProblem[] => {
    const at = { file: `content/${file.path}` };
    const { words } = file;
    const { category, image, readTime } = file.fields ?? {};
    const names = categories.map((row) => row[file.language]);
    const found: ContentProblem[] = [];
    if (typeof category === 'string' && problems.length === 0 && !names.includes(category)) {
      found.push({
        ...at,
        field: 'category',
        message: `There is no category ${category}. Write one of ${names.join(', ')}, or add a new one to content/blog/categories.yaml in every language.`,
      });
    }
    if (typeof image === 'string' && !isPictureBeside(content, file.path, image)) {
      found.push({
        ...at,
        field: 'image',
        message: `There is no picture ${image}. Put the file into content/blog/pictures/ and write image: ../pictures/its-name.svg`,
      });
    }
    const minutes = words / languages[file.language].wordsPerMinute;
    if (!isDraft(file) && typeof readTime === 'number' && Math.abs(minutes - readTime) > 1) {
      found.push({
        ...at,
        field: 'readTime',
        message: `readTime says ${readTime} minutes, but people read these ${words} words in about ${Math.max(1, Math.round(minutes))}. Change the number or the length of the text.`,
      });
    }
    return found;
  });
  return [...problems, ...faults];
}

/** The pages that every language must have exactly once. */
function checkFixedPages(files: readonly PlacedFindings[]): ContentProblem[] {
  const present = new Set(files.map(({ path }) => path));
  const wanted = siteLanguages.flatMap((language) => [
    ...legalPages.map((page) => `legal/${language}/${page}.md`),
    `about/${language}.md`,
  ]);
  const missing = wanted.filter((path) => !present.has(path));
  const unknown = files.filter(
    ({ path, collection }) => collection === 'legal' && !wanted.includes(path),
  );
  return [
    ...missing.map((path) => ({
      file: `content/${path}`,
      message: 'This page is missing. Copy the file of another language and translate it.',
    })),
    ...unknown.map(({ path }) => ({
      file: `content/${path}`,
      message: `There is no page for this file. Its name must be one of ${legalPages.map((page) => `${page}.md`).join(', ')}.`,
    })),
  ];
}

/** Articles and questions: one file per number and language. */
function checkNumbers(
  files: readonly PlacedFindings[],
  collection: Collection,
  field: string,
): ContentProblem[] {
  const own = files.filter((file) => file.collection === collection);
  const numberOf = ({ fields }: PlacedFindings) => fields?.[field];
  const isNumber = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) > 0;
  const numbers = own.map(numberOf).filter(isNumber);
  // A file that is there but cannot be read is not missing.
  const unread = new Set(
    own.filter((file) => !isNumber(numberOf(file))).map((file) => file.language),
  );
  const free = Math.max(0, ...numbers) + 1;
  const byNumber = Map.groupBy(own, numberOf);
  return [...new Set(numbers)].flatMap((number) => {
    const same = byNumber.get(number) ?? [];
    const twice = siteLanguages.flatMap((language) => {
      const [first, ...others] = same.filter((file) => file.language === language);
      return others.map(({ path }) => ({
        file: `content/${path}`,
        field,
        message: `${field} ${number} is taken by content/${first?.path}. Write ${field}: ${free}, the next one that is free.`,
      }));
    });
    const missing = siteLanguages.filter(
      (language) => !unread.has(language) && !same.some((file) => file.language === language),
    );
    const [one] = same;
    if (missing.length === 0 || !one || same.some(isDraft)) return twice;
    return [
      ...twice,
      {
        file: `content/${one.path}`,
        field,
        message: `${field} ${number} is missing in ${missing.map((language) => languages[language].label).join(', ')}. Write a file with ${field}: ${number} in ${missing.map((language) => join('content', collection, language)).join(', ')}, or write draft: true here until it is there.`,
      },
    ];
  });
}
