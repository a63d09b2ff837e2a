import type { SitemapOptions } from '@astrojs/sitemap';
import { lastChangeOf, pageShowing, publishedEntries } from '../content/read-content.ts';
import { tempFormsFolder } from '../domain/form-page-names.ts';
import { defaultLanguage, siteLanguages } from '../i18n/languages.ts';
import {
  aliases,
  articleBasePaths,
  isArticle,
  notFoundPages,
  type PageRef,
  pageNames,
  pagePath,
  pathLanguage,
  translationsOf,
} from '../i18n/routes.ts';

/** Takes the translations from the route table: Astro groups only pages with equal paths. */
export const sitemapOptions: SitemapOptions = {
  filter: (url) => !unlisted.has(pathOf(url)) && !pathOf(url).startsWith(`/${tempFormsFolder}/`),
  serialize: (item) => {
    const page = pageAt(pathOf(item.url));
    if (!page) return item;
    item.links = alternates(page, new URL(item.url).origin);
    const changed = lastChange(pathOf(item.url), page);
    if (changed) item.lastmod = changed;
    return item;
  },
};

const unlisted = new Set([...aliases, ...notFoundPages].map(({ path }) => path));

/**
 * Articles and legal pages have a date, the article list has the latest of its articles, other
 * pages have none.
 */
function lastChange(path: string, page: PageRef): string | undefined {
  if (page !== 'blog') return datesByPath().get(path);
  const folder = `${articleBasePaths[pathLanguage(path)]}/`;
  return [...datesByPath()]
    .filter(([other]) => other.startsWith(folder))
    .map(([, date]) => date)
    .sort()
    .at(-1);
}

let dates: ReadonlyMap<string, string> | undefined;

/** ISO dates by path, read once. */
function datesByPath(): ReadonlyMap<string, string> {
  dates ??= new Map(
    publishedEntries().flatMap((text) => {
      const day = lastChangeOf(text);
      return day ? [[pagePath(pageShowing(text), text.language), day] as const] : [];
    }),
  );
  return dates;
}

function alternates(page: PageRef, origin: string) {
  const published = translationsOf(page).filter(
    ({ path }) => !isArticle(page) || datesByPath().has(path),
  );
  const links = published.map(({ language, path }) => ({
    lang: language as string,
    url: new URL(path, origin).href,
  }));
  const original = links.find(({ lang }) => lang === defaultLanguage);
  return original ? [...links, { lang: 'x-default', url: original.url }] : links;
}

function pageAt(path: string): PageRef | undefined {
  const staticPage = pageNames.find((page) =>
    translationsOf(page).some((translation) => translation.path === path),
  );
  if (staticPage) return staticPage;
  const folder = siteLanguages
    .map((language) => articleBasePaths[language])
    .find((start) => path.startsWith(`${start}/`));
  const id = Number(path.slice((folder?.length ?? 0) + 1));
  return folder && Number.isInteger(id) ? { article: id } : undefined;
}

function pathOf(url: string): string {
  const path = decodeURI(new URL(url).pathname);
  return path === '/' ? path : path.replace(/\/$/, '');
}
