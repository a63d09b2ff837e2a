/** The built site as a plain static host would serve it, held in memory: rules look at nothing else. */
import { type CheerioAPI, load } from 'cheerio';
import { type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import {
  addressOf,
  aliases,
  articleFolders,
  notFoundPages,
  type PageRef,
  pageNames,
} from '../../i18n/routes.ts';
import type { SiteFault } from './fault.ts';

/** A text in HTML, whatever it is answered to. */
export interface HtmlText {
  html: string;
  $: CheerioAPI;
}

/** Where a page of the route table belongs. */
export interface PagePlace {
  address: string;
  file: string;
  language: SiteLanguage;
  /** `listed` pages are those that search engines should find. */
  kind: 'listed' | 'alias' | 'not-found';
  /** The page shown; null on not-found pages. */
  page: PageRef | null;
}

export interface BuiltPage extends PagePlace, HtmlText {}

export interface BuiltFiles {
  /** Origin of the finished site, without a slash at the end. */
  origin: string;
  /** Origins besides the site's own that its pages send to. */
  services: readonly string[];
  /** Every file, by the path that it is served at. */
  files: ReadonlyMap<string, Buffer>;
  /** The service's answer pages, which use the site's files. */
  answers: readonly string[];
}

export interface Site extends BuiltFiles {
  /** Every page that should be there, whether or not it is. */
  places: readonly PagePlace[];
  pages: readonly BuiltPage[];
  pageAt: (address: string) => BuiltPage | undefined;
  /** Whether a plain static host answers the path with a file. */
  serves: (path: string) => boolean;
  textOf: (file: string) => string;
}

/** Judges the whole site. */
export type SiteRule = (site: Site) => Iterable<SiteFault> | Promise<Iterable<SiteFault>>;

/** Judges one page; gives what is wrong and what to do. */
export type PageRule = (page: BuiltPage, site: Site) => Iterable<string>;

/** Judges one text, with no more than what stands in it. */
export type HtmlRule = (text: HtmlText) => Iterable<string>;

/** What rules say of one page, each thing once. */
export function faultsOn(
  page: BuiltPage,
  site: Site,
  rules: Readonly<Record<string, PageRule>>,
): SiteFault[] {
  return Object.values(rules).flatMap((rule) =>
    [...new Set(rule(page, site))].map((message) => faultOn(page, message)),
  );
}

export function faultOn({ file, address }: PagePlace, message: string): SiteFault {
  return { file, address, message };
}

export function createSite(built: BuiltFiles): Site {
  const { files } = built;
  const textOf = (file: string) => files.get(file)?.toString('utf8') ?? '';
  const places = placesIn(files);
  const pages = places
    .filter(({ file }) => files.has(file))
    .map((place) => pageFrom(place, files.get(place.file) ?? Buffer.of()));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return {
    ...built,
    places,
    pages,
    pageAt: (address) => byAddress.get(address),
    serves: (path) => files.has(path) || files.has(fileOf(path)),
    textOf,
  };
}

/** The file that a plain static host answers a page's address with. */
export function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The elements that match. */
export function elementsOf($: CheerioAPI, selector: string) {
  return $.root().find(selector).toArray();
}

/** What people read in an element: its text with single spaces. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** An address as people write it; one that cannot be decoded stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The text without templates, whose content takes the place of something that has the same ids. */
export function withoutTemplates(html: string): string {
  return html.replace(/<template [\s\S]*?<\/template>/g, '');
}

/** The route table's pages, and in every language the articles that any language has. */
function placesIn(files: ReadonlyMap<string, Buffer>): PagePlace[] {
  const articles = articleIdsIn(files).map((article) => ({ article }));
  const listed = siteLanguages.flatMap((language) =>
    [...pageNames, ...articles].map((page) => ({
      address: addressOf(page, language),
      language,
      kind: 'listed' as const,
      page,
    })),
  );
  const second = aliases.map((alias) => ({ ...alias, kind: 'alias' as const }));
  const missing = notFoundPages.map(({ address, language }) => ({
    address,
    language,
    kind: 'not-found' as const,
    page: null,
  }));
  return [...listed, ...second, ...missing].map((place) => ({
    ...place,
    file: fileOf(place.address),
  }));
}

function articleIdsIn(files: ReadonlyMap<string, Buffer>): number[] {
  const folders = new Set<string>(Object.values(articleFolders));
  const notFound = new Set(notFoundPages.map(({ address }) => fileOf(address)));
  const ids = [...files.keys()].flatMap((file) => {
    const [, folder = '', id] = /^(.*)\/(\d+)\.html$/.exec(file) ?? [];
    return folders.has(folder) && !notFound.has(file) ? [Number(id)] : [];
  });
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Parsed when a rule looks into it. */
function pageFrom(place: PagePlace, bytes: Buffer): BuiltPage {
  return {
    ...place,
    get html() {
      return bytes.toString('utf8');
    },
    get $() {
      return parsed(bytes);
    },
  };
}

/** The pages that rules looked into last: thousands of them would not fit into memory. */
const recent = new Map<Buffer, CheerioAPI>();
const mostRecent = 500;

function parsed(bytes: Buffer): CheerioAPI {
  const $ = recent.get(bytes) ?? load(bytes.toString('utf8'));
  recent.delete(bytes);
  recent.set(bytes, $);
  const [oldest] = recent.keys();
  if (recent.size > mostRecent && oldest) recent.delete(oldest);
  return $;
}
