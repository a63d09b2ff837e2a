/** The built site as a plain static host would serve it, and its pages read once. */
import { fileURLToPath } from 'node:url';
import {
  type BuiltPage,
  elementsOf,
  fileOf,
  loadBuiltSite,
  plainText as textOf,
} from '../../src/check-site/site/site.ts';
import { publishedTexts } from '../../src/content/drafts.ts';
import type { Placed } from '../../src/content/read.ts';
import type { Collection } from '../../src/content/schemas.ts';
import { readBuildSettings } from '../../src/domain/build-settings.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import type { PageRef } from '../../src/i18n/routes.ts';

export { filesIn } from '../../src/check-site/site/site.ts';
export { type BuiltPage, elementsOf, textOf };

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
export const distAnswers = fileURLToPath(new URL('../../dist-answers', import.meta.url));

/** What the rules of the site's check are held against. */
export const site = loadBuiltSite(dist, distAnswers, readBuildSettings(process.env));

/** Where the site was built to stand. */
export const { origin, pages, pageAt } = site;

/** Every file of the site, as the path that it is served at. */
export const files = [...site.files.keys()];

const texts = publishedTexts();

/** The editors' files that are published, by their numbers. */
export function publishedIn(collection: Collection, language: SiteLanguage): Placed[] {
  const numberOf = ({ fields }: Placed) => Number(fields?.id ?? fields?.order);
  return texts
    .filter((file) => file.collection === collection && file.language === language)
    .sort((a, b) => numberOf(a) - numberOf(b));
}

/** The articles that every language has. */
export const articleIds = publishedIn('blog', 'nl').map(({ fields }) => Number(fields?.id));

export const articles: PageRef[] = articleIds.map((article) => ({ article }));

export const listedPages = pages.filter(({ kind }) => kind === 'listed');

/** The pages that show something, at whichever address. */
export const contentPages = pages.filter(({ kind }) => kind !== 'not-found');

export function pagesShowing(page: PageRef): BuiltPage[] {
  return contentPages.filter((other) => JSON.stringify(other.page) === JSON.stringify(page));
}

/** The file that a plain static host answers a path with, or undefined where it would answer 404. */
export function fileFor(path: string): string | undefined {
  return [path, fileOf(path)].find((file) => site.files.has(file));
}
