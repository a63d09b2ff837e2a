/** The built site as a plain static host would serve it, and its pages read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CheerioAPI, load } from 'cheerio';
import { readBuildSettings } from '../../src/build/settings.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import {
  addressOf,
  aliases,
  notFoundPages,
  type PageRef,
  pageNames,
} from '../../src/i18n/routes.ts';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
export const distAnswers = fileURLToPath(new URL('../../dist-answers', import.meta.url));

if (!existsSync(dist)) throw new Error('There is no built site: run npm run build');

/** Where the site was built to stand. */
export const origin = readBuildSettings(process.env).SITE_URL.replace(/\/$/, '');

/** Every file of the site, as the path that it is served at. */
export const files = filesIn(dist);

const served = new Set(files);

export interface BuiltPage {
  address: string;
  language: SiteLanguage;
  /** `listed` pages are those that search engines should find. */
  kind: 'listed' | 'alias' | 'not-found';
  /** The page shown; null on not-found pages. */
  page: PageRef | null;
  html: string;
  $: CheerioAPI;
}

/** The three articles that every language has. */
export const articleIds = [1, 2, 3];

export const pages: BuiltPage[] = [
  ...siteLanguages.flatMap((language) =>
    [...pageNames, ...articleIds.map((article) => ({ article }))].map((page) =>
      read({ address: addressOf(page, language), language, kind: 'listed', page }),
    ),
  ),
  ...aliases.map((alias) => read({ ...alias, kind: 'alias' })),
  ...notFoundPages.map(({ address, language }) =>
    read({ address, language, kind: 'not-found', page: null }),
  ),
];

export const listedPages = pages.filter(({ kind }) => kind === 'listed');

/** The pages that show something, at whichever address. */
export const contentPages = pages.filter(({ kind }) => kind !== 'not-found');

export function pagesShowing(page: PageRef): BuiltPage[] {
  return contentPages.filter((other) => JSON.stringify(other.page) === JSON.stringify(page));
}

const byAddress = new Map(pages.map((page) => [page.address, page]));

export function pageAt(address: string): BuiltPage | undefined {
  return byAddress.get(address);
}

/** The file that a plain static host answers a path with, or undefined where it would answer 404. */
export function fileFor(path: string): string | undefined {
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  return candidates.find((file) => served.has(file));
}

/** The elements that match, with their attributes. */
export function elementsOf($: CheerioAPI, selector: string) {
  return $.root().find(selector).toArray();
}

/** What people read in an element: its text with single spaces. */
export function textOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function read(page: Omit<BuiltPage, 'html' | '$'>): BuiltPage {
  const file = fileFor(page.address);
  const html = file ? readFileSync(dist + file, 'utf8') : '';
  let parsed: CheerioAPI | undefined;
  return {
    ...page,
    html,
    get $() {
      parsed ??= load(html);
      return parsed;
    },
  };
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length))
    .sort();
}
