/**
 * The one table of paths, with the anchors that the site itself links to. Links, static paths,
 * `hreflang`, the sitemap, 404 pages and tests derive from it.
 */
import { recordOf } from '../helpers/records.ts';
import { defaultLanguage, languages, type SiteLanguage, siteLanguages } from './languages.ts';
import { matchFolder, type NotFoundFolder } from './not-found-folder.ts';

export const legalPages = ['terms', 'privacy', 'cookies', 'disclaimer'] as const;

export type LegalPage = (typeof legalPages)[number];

export const pageNames = ['home', ...legalPages, 'contact', 'about', 'blog'] as const;

export type PageName = (typeof pageNames)[number];

/** A fixed page, or an article by its id. */
export type PageRef = PageName | { article: number };

/** Whether a page is an article. `null` is a not-found page. */
export function isArticle(page: PageRef | null): page is { article: number } {
  return page !== null && typeof page === 'object';
}

/**
 * A language's paths in their exact spelling. The path of the home page is the language's prefix.
 */
type PathRow = Record<Exclude<PageName, 'home'>, string> & {
  articles: string;
  /** Target of an article's back link, if not the list of articles. */
  backFromArticle?: string;
  /** Anchor of the heading in the rights article that names debt advisers. */
  debtAdvice: string;
  /** Anchor of the accessibility statement in the disclaimer. */
  accessibility: string;
};

const paths: Record<SiteLanguage, PathRow> = {
  nl: {
    terms: '/terms',
    privacy: '/privacy',
    cookies: '/cookies',
    disclaimer: '/disclaimer',
    contact: '/contact',
    about: '/about',
    blog: '/blog',
    articles: '/blog',
    debtAdvice: '#u-komt-niet-meer-rond',
    accessibility: '#toegankelijkheid',
  },
  de: {
    terms: '/de/bedingungen',
    privacy: '/de/datenschutz',
    cookies: '/de/CookiesRichtlinie',
    disclaimer: '/de/haftungsausschluss',
    contact: '/de/kontakt',
    about: '/de/about',
    blog: '/de/blog',
    articles: '/de/blog',
    debtAdvice: '#sie-können-nicht-mehr-zahlen',
    accessibility: '#barrierefreiheit',
  },
  fi: {
    terms: '/fi/ehdot',
    privacy: '/fi/tietosuoja',
    cookies: '/fi/evasteet',
    disclaimer: '/fi/vastuuvapaus',
    contact: '/fi/yhteystiedot',
    about: '/fi/tietoa-meista',
    blog: '/fi/blog',
    articles: '/fi/blog',
    backFromArticle: '/blogi',
    debtAdvice: '#et-selviä-maksuista-maksuton-apu',
    accessibility: '#saavutettavuus',
  },
  hu: {
    terms: '/hu/altalanos-feltetelek',
    privacy: '/hu/adatvedelmi-szabalyzat',
    cookies: '/hu/sutik',
    disclaimer: '/hu/Jogi-nyilatkozat',
    contact: '/hu/kapcsolat',
    about: '/hu/tudjon-meg-rolam',
    blog: '/hu/blog',
    // Differs from the path of the list.
    articles: '/hu/blogi',
    debtAdvice: '#ha-nem-tudja-tovább-fizetni-ingyenes-segítség',
    accessibility: '#akadálymentesség',
  },
  lb: {
    terms: '/lb/bedingunge',
    privacy: '/lb/datenschutz',
    cookies: '/lb/cookiesrichtlinn',
    disclaimer: '/lb/haftungsausschloss',
    contact: '/lb/kontakt',
    about: '/lb/iwwert-ons',
    blog: '/lb/blog',
    articles: '/lb/blog',
    debtAdvice: '#et-geet-net-méi-gratis-hëllef',
    accessibility: '#accessibilitéit',
  },
  sl: {
    terms: '/sl/pogoji-uporabe',
    privacy: '/sl/politika-zasebnosti',
    cookies: '/sl/cookies-politika',
    disclaimer: '/sl/odpovednost-izkljucitev',
    contact: '/sl/kontakt',
    about: '/sl/o-nas',
    blog: '/sl/blog',
    articles: '/sl/blog',
    debtAdvice: '#obrokov-ne-zmorete-več',
    accessibility: '#dostopnost',
  },
};

// Astro's settings read this module before types are checked.
for (const language of siteLanguages) {
  if (!Object.hasOwn(paths, language))
    throw new Error(`src/i18n/routes.ts has no row for ${language}: write one with all its paths.`);
  const lacking = pageNames.filter((page) => page !== 'home' && !paths[language][page]);
  if (lacking.length > 0)
    throw new Error(
      `src/i18n/routes.ts has no path in the row ${language} for ${lacking.join(', ')}: write one. Every language has every page.`,
    );
}

export const routes = recordOf(pageNames, (page) =>
  recordOf(siteLanguages, (language) =>
    page === 'home' ? languages[language].prefix || '/' : paths[language][page],
  ),
);

export const articleBasePaths = recordOf(siteLanguages, (language) => paths[language].articles);

/**
 * A second path of a page, with a canonical link to the first. Sitemap, `hreflang` sets and menus
 * omit it.
 */
export interface Alias {
  path: string;
  page: PageName;
  language: SiteLanguage;
}

export const aliases: readonly Alias[] = [
  { path: '/nl', page: 'home', language: 'nl' },
  { path: '/fi/about', page: 'about', language: 'fi' },
  { path: '/blogi', page: 'blog', language: 'fi' },
  { path: '/lb/bedingungen', page: 'terms', language: 'lb' },
  { path: '/lb/cookiesrichtlinie', page: 'cookies', language: 'lb' },
];

export const sections = ['services', 'benefits', 'how-it-works', 'testimonials', 'faq'] as const;

/** The name is also the anchor in every language. */
export type Section = (typeof sections)[number];

/** A page's path from the root, without trailing slash. */
export function pagePath(page: PageRef, language: SiteLanguage): string {
  return typeof page === 'string'
    ? routes[page][language]
    : `${articleBasePaths[language]}/${page.article}`;
}

export function ogImagePath(page: PageRef, language: SiteLanguage): string {
  const path = pagePath(page, language);
  // The root's path has no file name.
  return `/share${path === '/' ? `/${language}` : path}.png`;
}

export function feedPath(language: SiteLanguage): string {
  return `${languages[language].prefix}/feed.xml`;
}

export function sectionHref(section: Section, language: SiteLanguage): string {
  return `${routes.home[language]}#${section}`;
}

/** Number of the article on the borrower's rights, `content/blog/<language>/4-rights.md`. */
const rightsArticle = 4;

/** Where the site names debt advisers in the country of the language's readers. */
export function debtAdviceHref(language: SiteLanguage): string {
  return `${pagePath({ article: rightsArticle }, language)}${paths[language].debtAdvice}`;
}

export function accessibilityHref(language: SiteLanguage): string {
  return `${routes.disclaimer[language]}${paths[language].accessibility}`;
}

export function articleBackPath(language: SiteLanguage): string {
  return paths[language].backFromArticle ?? routes.blog[language];
}

/** A page in one language. */
export interface Translation {
  language: SiteLanguage;
  path: string;
}

/** The page in every language, the given one included: for `hreflang` and the language links. */
export function translationsOf(page: PageRef): Translation[] {
  return siteLanguages.map((language) => ({ language, path: pagePath(page, language) }));
}

export function aliasesOf(page: PageRef, language: SiteLanguage): string[] {
  return aliases
    .filter((alias) => alias.page === page && alias.language === language)
    .map((alias) => alias.path);
}

export interface NotFoundPage extends Omit<NotFoundFolder, 'folder'> {
  /** Path of the pre-rendered page; the file name adds `.html`. */
  path: string;
}

export const notFoundPages: readonly NotFoundPage[] = siteLanguages.flatMap(
  (language): NotFoundPage[] => [
    { language, kind: 'page', path: `${languages[language].prefix}/404` },
    { language, kind: 'article', path: `${articleBasePaths[language]}/404` },
  ],
);

/** Folders for choosing the not-found page of an unknown path, in lookup order. */
export const notFoundFolders: readonly NotFoundFolder[] = [
  ...siteLanguages.map((language) => folder(articleBasePaths[language], language, 'article')),
  ...aliases.map(({ path, language }) => folder(path, language, 'page')),
  ...siteLanguages
    .filter((language) => language !== defaultLanguage)
    .map((language) => folder(languages[language].prefix, language, 'page')),
  { folder: '', language: defaultLanguage, kind: 'page' },
];

/** The language of any path of this site; the default language outside all known folders. */
export function pathLanguage(path: string): SiteLanguage {
  return notFoundPageFor(path).language;
}

export function notFoundPageFor(path: string): NotFoundPage {
  const match = matchFolder(notFoundFolders, path);
  const notFoundPage = notFoundPages.find(
    ({ language, kind }) => language === match?.language && kind === match.kind,
  );
  if (!notFoundPage) throw new Error(`No not-found page for ${path}`);
  return notFoundPage;
}

function folder(
  path: string,
  language: SiteLanguage,
  kind: NotFoundFolder['kind'],
): NotFoundFolder {
  return { folder: `${path.toLowerCase()}/`, language, kind };
}
