import type { SitemapOptions } from '@astrojs/sitemap';
import { findLinkTargets, type LinkTarget, type LinkTargets } from '../content/link-targets.ts';
import { lastChangeOf } from '../content/publication.ts';
import { publishedEntries } from '../content/read-content.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { aliases, isArticle, notFoundPages, type PageRef, translationsOf } from '../i18n/routes.ts';
import { tempFormsFolder } from '../settings/build-output.ts';

/** Takes the translations from the route table: Astro groups only pages with equal paths. */
export const sitemapOptions: SitemapOptions = {
  filter: (url) => !unlisted.has(pathOf(url)) && !pathOf(url).startsWith(`/${tempFormsFolder}/`),
  serialize: (item) => {
    const target = publishedPages().get(pathOf(item.url));
    if (!target) return item;
    item.links = alternates(target.page, new URL(item.url).origin);
    const changed = lastChange(target);
    if (changed) item.lastmod = changed;
    return item;
  },
};

const unlisted = new Set([...aliases, ...notFoundPages].map(({ path }) => path));

let pages: LinkTargets | undefined;

/** Every page by its path, with the text that it shows. Read once. */
function publishedPages(): LinkTargets {
  pages ??= findLinkTargets(publishedEntries());
  return pages;
}

/**
 * Articles and legal pages have a date, the article list has the latest of its articles, other
 * pages have none.
 */
function lastChange({ page, language, file }: LinkTarget): string | undefined {
  if (page !== 'blog') return file && lastChangeOf(file);
  return [...publishedPages().values()]
    .filter((other) => isArticle(other.page) && other.language === language)
    .flatMap((article) => (article.file && lastChangeOf(article.file)) ?? [])
    .sort()
    .at(-1);
}

function alternates(page: PageRef, origin: string) {
  const links: { lang: string; url: string }[] = translationsOf(page)
    .filter(({ path }) => !isArticle(page) || publishedPages().get(path)?.file)
    .map(({ language, path }) => ({ lang: language, url: new URL(path, origin).href }));
  const original = links.find(({ lang }) => lang === defaultLanguage);
  return original ? [...links, { lang: 'x-default', url: original.url }] : links;
}

function pathOf(url: string): string {
  const path = decodeURI(new URL(url).pathname);
  return path === '/' ? path : path.replace(/\/$/, '');
}
