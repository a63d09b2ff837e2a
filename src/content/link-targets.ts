/** The pages that a text can link to. */
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { aliases, isArticle, type PageRef, pageNames, pagePath } from '../i18n/routes.ts';
import { type ContentEntry, pageShowing } from './read-content.ts';

export interface LinkTarget {
  page: PageRef;
  language: SiteLanguage;
  /** The text that the page shows. */
  file: ContentEntry | undefined;
}

/** By path: every page that a text can link to. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

export function findLinkTargets(files: readonly ContentEntry[]): LinkTargets {
  const articles = files.filter(({ collection }) => collection === 'blog');
  const ids = new Set(articles.map(({ number }) => number).filter((id) => id !== undefined));
  const pages: PageRef[] = [...pageNames, ...[...ids].map((article) => ({ article }))];
  // Of two files with one number, the first is right.
  const texts = new Map(
    files.toReversed().map((file) => [pageKey(pageShowing(file), file.language), file]),
  );
  const toTarget = (page: PageRef, language: SiteLanguage): LinkTarget => ({
    page,
    language,
    file: texts.get(pageKey(page, language)),
  });
  return new Map([
    ...siteLanguages.flatMap((language) =>
      pages.map((page) => [pagePath(page, language), toTarget(page, language)] as const),
    ),
    ...aliases.map(({ path, page, language }) => [path, toTarget(page, language)] as const),
  ]);
}

function pageKey(page: PageRef, language: SiteLanguage): string {
  return `${language} ${isArticle(page) ? page.article : page}`;
}
