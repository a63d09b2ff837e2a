/** The route table as rules that a web server can hold, however many articles there are. */
import { siteLanguages } from '../../i18n/languages.ts';
import {
  aliases,
  articleFolders,
  feedAddress,
  notFoundFolders,
  notFoundPages,
  routes,
} from '../../i18n/routes.ts';
import { shownElsewhere } from '../../intake/headers.ts';

/** Every fixed address. */
export const fixedAddresses: readonly string[] = [
  ...Object.values(routes).flatMap((row) => siteLanguages.map((language) => row[language])),
  ...aliases.map(({ address }) => address),
];

/** Files that people may write by hand. */
export const fixedFiles: readonly string[] = [
  ...siteLanguages.map(feedAddress),
  '/robots.txt',
  '/sitemap-index.xml',
];

/** Where articles lie, by their number. */
export const articlePlaces: readonly string[] = siteLanguages.map(
  (language) => articleFolders[language],
);

export interface NotFoundPlace {
  /** Begins with a slash and ends without one; empty for the rest of the site. */
  folder: string;
  /** The folder's own address belongs to it too. */
  withFolder: boolean;
  /** File of the page. */
  file: string;
}

/** Which not-found page answers where, in the order in which that is looked up. */
export const notFoundPlaces: readonly NotFoundPlace[] = notFoundFolders.map(
  ({ folder, language, kind }) => {
    const page = notFoundPages.find((one) => one.language === language && one.kind === kind);
    return {
      folder: folder.replace(/\/$/, ''),
      withFolder: kind === 'page',
      file: `${page?.address}.html`,
    };
  },
);

/** What other sites may show, as patterns that nginx and Caddy read alike. */
export const shownPatterns: readonly string[] = [
  `~^${literal(shownElsewhere.folder)}`,
  ...shownElsewhere.files.map((file) => `~^${literal(file)}$`),
];

/** What an address may have besides: a slash, the ending of its file. */
export const excess = '(/*|(/index)?\\.html/*)';

/** A text as a regular expression that matches it and nothing else. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
