/** Reads the folder `content`: every text with its place, fields and Markdown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import { parse } from 'yaml';
import { listFiles } from '../helpers/node/list-files.ts';
import { contentFolder } from '../helpers/node/project-root.ts';
import { keysOf } from '../helpers/records.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { type PageRef, pageNames } from '../i18n/routes.ts';
import { correctNumbers, numberInName } from './entry-numbers.ts';
import { type FrontMatter, parseFrontMatter } from './front-matter.ts';
import { isPublished } from './publication.ts';
import { type Collection, contentSchemas } from './schemas.ts';

export type ContentFile = FrontMatter & {
  /** Path from the folder `content`, with forward slashes. */
  path: string;
  collection: Collection | undefined;
  language: SiteLanguage | undefined;
  /**
   * The number of an article or question: its field, or that of the file's name where the field is
   * missing or taken. If most translations have another number, theirs.
   */
  number: number | undefined;
  tree: MdastNode;
  /** Lines of the file before the body. */
  bodyOffset: number;
};

export type ContentEntry = ContentFile & { collection: Collection; language: SiteLanguage };

/** Paths from the folder `content`. */
export const dataFiles = {
  borrowerFacts: 'borrower-facts.yaml',
  categories: 'blog/categories.yaml',
  company: 'company.yaml',
  outsideLinks: 'outside-links.yaml',
  redirects: 'redirects.yaml',
};

/** Other files of the folder that have no text. */
const textlessFile = /^(blog\/pictures\/|glossary\/|home\/\w+\.yaml$|confirmed\/|(.*\/)?\.[^/]*$)/;

/**
 * Every text, and every file that has no place in the folder.
 * @param folder path of a folder `content`
 */
export function readContent(folder: string): ContentFile[] {
  const isTextless = (path: string) =>
    Object.values(dataFiles).includes(path) || textlessFile.test(path);
  const paths = listFiles(folder).filter((path) => !isTextless(path));
  const files = paths.map((path) =>
    // Other files are only reported by name, so their text is not read.
    readContentFile(path, path.endsWith('.md') ? readFileSync(join(folder, path), 'utf8') : ''),
  );
  return correctNumbers(files);
}

/**
 * Parses a file of `content/`.
 * @param text content of the file
 */
export function readContentFile(path: string, text: string): ContentFile {
  const source = text.replace(/^\uFEFF/, '');
  const frontMatter = parseFrontMatter(source);
  const { fields, body } = frontMatter;
  const number = Number(fields?.id ?? fields?.order);
  return {
    path,
    collection: collectionOf(path),
    language: languageOfFile(path),
    ...frontMatter,
    number: Number.isSafeInteger(number) && number > 0 ? number : numberInName(path),
    tree: markdownToMdast(body),
    bodyOffset: source.slice(0, source.length - body.length).split('\n').length - 1,
  };
}

/**
 * Parses a YAML file.
 * @returns undefined when the file is missing or broken
 */
export function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a file is a text in the place of its collection and language. */
export function isContentEntry(file: ContentFile): file is ContentEntry {
  const depth = file.collection === 'about' ? 2 : 3;
  return (
    file.collection !== undefined &&
    file.language !== undefined &&
    file.path.split('/').length === depth &&
    file.path.endsWith('.md')
  );
}

/** Names a text alike in all languages: `blog 4`, `faq 2`, `legal terms`, `about`. */
export function entryKey(entry: ContentEntry): string {
  const name = entry.path.split('/').slice(2).join('/').replace(/\.md$/, '');
  return `${entry.collection} ${entry.number ?? name}`.trim();
}

/** The page that shows a text. An article without a number has none: its path ends in `NaN`. */
export function pageShowing(entry: ContentEntry): PageRef {
  const { collection, path, fields, number = Number.NaN } = entry;
  switch (collection) {
    case 'blog':
      return { article: number };
    case 'faq':
      return fields?.page === 'contact' ? 'contact' : 'home';
    case 'about':
      return 'about';
    case 'legal':
      return pageNames.find((name) => path.endsWith(`/${name}.md`)) ?? 'home';
  }
}

/** The texts that a build publishes. Each language is published by itself. */
export function publishedEntries(): ContentEntry[] {
  return readContent(contentFolder).filter(isContentEntry).filter(isPublished);
}

/** The node's first line in the file, from 1, or one below it. */
export function lineOf(
  node: MdastNode | undefined,
  { bodyOffset }: Pick<ContentFile, 'bodyOffset'>,
  linesBelow = 0,
): { line?: number } {
  const line = node?.position?.start.line;
  return line ? { line: line + bodyOffset + linesBelow } : {};
}

function collectionOf(path: string): Collection | undefined {
  return keysOf(contentSchemas).find((name) => path.startsWith(`${name}/`));
}

/**
 * The language of a text by its path.
 * @param path from the folder `content`: `blog/de/…`, `about/de.md`
 */
export function languageOfFile(path: string): SiteLanguage | undefined {
  const [, folderOrFile = ''] = path.split('/');
  return siteLanguages.find(
    (language) => folderOrFile === language || folderOrFile === `${language}.md`,
  );
}

/**
 * The path of a file from the folder `content`.
 * @param path of a file below a folder `content`, also with backslashes
 */
export function pathInContent(path: string): string {
  return path.replaceAll('\\', '/').replace(/^.*\/content\//, '');
}
