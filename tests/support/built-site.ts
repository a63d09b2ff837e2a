import { fileURLToPath } from 'node:url';
import {
  type BuiltPage,
  loadBuiltSite,
  plainText,
  selectAll,
} from '../../src/check-site/site/site.ts';
import { type ContentEntry, publishedEntries } from '../../src/content/read-content.ts';
import type { Collection } from '../../src/content/schemas.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import type { PageRef } from '../../src/i18n/routes.ts';
import { formPagesFolder } from '../../src/service/http/form-pages.ts';
import { readBuildSettings } from '../../src/settings/build-settings.ts';
import { requireBuild } from './require-build.ts';

export { type BuiltPage, plainText, selectAll };

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

requireBuild();

/** Input of the rules of the site check. */
export const site = await loadBuiltSite(dist, formPagesFolder, readBuildSettings(process.env));

export const { origin, pages, pageByPath } = site;

/** Path of every file of the site. */
export const files = [...site.files.keys()];

const texts = publishedEntries();

/** Published content files with their numbers. */
export function publishedIn(collection: Collection, language: SiteLanguage): ContentEntry[] {
  const numberOf = ({ fields }: ContentEntry) => Number(fields?.id ?? fields?.order);
  return texts
    .filter((file) => file.collection === collection && file.language === language)
    .sort((a, b) => numberOf(a) - numberOf(b));
}

const articleIds = new Set(
  siteLanguages.flatMap((language) =>
    publishedIn('blog', language).map(({ fields }) => Number(fields?.id)),
  ),
);

/** Those that at least one language has. */
export const articles: PageRef[] = [...articleIds].map((article) => ({ article }));

/** Pages with content, at paths and aliases. */
export const contentPages = pages.filter(({ kind }) => kind !== 'not-found');

export function pagesShowing(page: PageRef): BuiltPage[] {
  return contentPages.filter((other) => JSON.stringify(other.page) === JSON.stringify(page));
}
