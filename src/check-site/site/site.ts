import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { buildVocabulary, type Vocabulary } from '../../check-content/vocabulary.ts';
import { readContent } from '../../content/read-content.ts';
import { listFiles } from '../../helpers/node/list-files.ts';
import { contentFolder } from '../../helpers/node/project-root.ts';
import { type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import {
  aliases,
  articleBasePaths,
  isArticle,
  notFoundPages,
  type PageRef,
  pageNames,
  pagePath,
} from '../../i18n/routes.ts';
import { type BuildSettings, serviceOrigins } from '../../settings/build-settings.ts';

/** A page of the route table. */
interface ExpectedPage {
  path: string;
  file: string;
  language: SiteLanguage;
  /** `listed` pages are for search engines. */
  kind: 'listed' | 'alias' | 'not-found';
  /** Null on not-found pages. */
  page: PageRef | null;
}

export interface BuiltPage extends ExpectedPage {
  html: string;
  $: CheerioAPI;
}

interface BuiltFiles {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Other origins that pages send to. */
  connectOrigins: readonly string[];
  /** Every file by its path in `dist`. */
  files: ReadonlyMap<string, Buffer>;
  /** HTML of the service's form pages. */
  formPages: readonly string[];
  /** Words of the texts that the site is built of. */
  vocabulary: Vocabulary;
}

export interface Site extends BuiltFiles {
  /** Every page that should exist. */
  expectedPages: readonly ExpectedPage[];
  pages: readonly BuiltPage[];
  pageByPath: (path: string) => BuiltPage | undefined;
  /** Empty for a missing file. */
  textOf: (file: string) => string;
}

/**
 * Reads the built site and the form pages.
 * @throws Error without a built site
 */
export async function loadBuiltSite(
  dist: string,
  formPagesFolder: string,
  settings: BuildSettings,
): Promise<Site> {
  if (!existsSync(dist) || !existsSync(formPagesFolder))
    throw new Error('There is no built site: run npm run build');
  return createSite({
    origin: settings.SITE_URL.replace(/\/$/, ''),
    connectOrigins: serviceOrigins(settings),
    files: new Map(listFiles(dist).map((file) => [`/${file}`, readFileSync(join(dist, file))])),
    formPages: listFiles(formPagesFolder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(join(formPagesFolder, file), 'utf8')),
    vocabulary: await buildVocabulary(readContent(contentFolder)),
  });
}

export function createSite(built: BuiltFiles): Site {
  const { files } = built;
  const textOf = (file: string) => files.get(file)?.toString('utf8') ?? '';
  const expectedPages = findExpectedPages(files);
  const pages = expectedPages
    .filter(({ file }) => files.has(file))
    .map((expected) => {
      const html = textOf(expected.file);
      return { ...expected, html, $: load(html) };
    });
  const pagesByPath = new Map(pages.map((page) => [page.path, page]));
  return { ...built, expectedPages, pages, pageByPath: (path) => pagesByPath.get(path), textOf };
}

/** The file of a page's path, in `dist`. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

export function selectAll($: CheerioAPI, selector: string) {
  return $.root().find(selector).toArray();
}

/** A text with single spaces, as browsers lay it out. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The pages of the route table, and the articles. */
function findExpectedPages(files: ReadonlyMap<string, Buffer>): ExpectedPage[] {
  const pages = [...pageNames, ...findArticleIds(files).map((article) => ({ article }))];
  const listed = siteLanguages
    .flatMap((language) =>
      pages.map((page) => ({ path: pagePath(page, language), language, page })),
    )
    // Not every article is published in every language.
    .filter(({ page, path }) => !isArticle(page) || files.has(fileOf(path)));
  const expectedPages = [
    ...listed.map((page) => ({ ...page, kind: 'listed' as const })),
    ...aliases.map((alias) => ({ ...alias, kind: 'alias' as const })),
    ...notFoundPages.map((page) => ({ ...page, kind: 'not-found' as const, page: null })),
  ];
  return expectedPages.map((page) => ({ ...page, file: fileOf(page.path) }));
}

function findArticleIds(files: ReadonlyMap<string, Buffer>): number[] {
  const folders = new Set<string>(Object.values(articleBasePaths));
  const notFoundFiles = new Set(notFoundPages.map(({ path }) => fileOf(path)));
  const ids = [...files.keys()].flatMap((file) => {
    const [, folder = '', id = ''] = /^(.*)\/(\d+)\.html$/.exec(file) ?? [];
    return folders.has(folder) && !notFoundFiles.has(file) ? [Number(id)] : [];
  });
  return [...new Set(ids)].sort((a, b) => a - b);
}
