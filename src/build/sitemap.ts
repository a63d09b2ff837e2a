import type { SitemapOptions } from '@astrojs/sitemap';
import { defaultLanguage, siteLanguages } from '../i18n/languages.ts';
import {
  aliases,
  answersFolder,
  articleFolders,
  notFoundPages,
  type PageRef,
  pageNames,
  translationsOf,
} from '../i18n/routes.ts';

/**
 * The sitemap lists every page once, with its translations. Astro's own grouping knows only pages of the same address
 * in every language, so the links come from the route table. Aliases and not-found pages are left out.
 */
export const sitemapOptions: SitemapOptions = {
  filter: (url) => !unlisted.has(pathOf(url)) && !pathOf(url).startsWith(`/${answersFolder}/`),
  serialize: (item) => {
    const page = pageAt(pathOf(item.url));
    if (page) item.links = alternates(page, new URL(item.url).origin);
    return item;
  },
};

const unlisted = new Set([...aliases, ...notFoundPages].map(({ address }) => address));

function alternates(page: PageRef, origin: string) {
  const links = translationsOf(page).map(({ language, address }) => ({
    lang: language as string,
    url: new URL(address, origin).href,
  }));
  const original = links.find(({ lang }) => lang === defaultLanguage);
  return original ? [...links, { lang: 'x-default', url: original.url }] : links;
}

function pageAt(path: string): PageRef | undefined {
  const fixed = pageNames.find((page) =>
    translationsOf(page).some(({ address }) => address === path),
  );
  if (fixed) return fixed;
  const folder = siteLanguages
    .map((language) => articleFolders[language])
    .find((start) => path.startsWith(`${start}/`));
  const id = Number(path.slice((folder?.length ?? 0) + 1));
  return folder && Number.isInteger(id) ? { article: id } : undefined;
}

function pathOf(url: string): string {
  const path = decodeURI(new URL(url).pathname);
  return path === '/' ? path : path.replace(/\/$/, '');
}
