/** Static paths of each kind of page: from the route table with its aliases, and from the content. */

import { getArticles } from '../content/collections.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import {
  aliasesOf,
  formPageNames,
  formPagesFolder,
  notFoundPages,
  type PageName,
  pagePath,
} from '../i18n/routes.ts';

/** @param file name of the route's parameter, and so of its file in `src/pages/` */
export function pageStaticPaths<Page extends PageName>(file: string, pages: readonly Page[]) {
  return siteLanguages.flatMap((language) =>
    pages.flatMap((page) =>
      [pagePath(page, language), ...aliasesOf(page, language)].map((address) =>
        path(file, address, { page, language }),
      ),
    ),
  );
}

/** Every published article, each with up to four others. */
export async function articlePaths() {
  return (await Promise.all(siteLanguages.map(articlePathsIn))).flat();
}

/** Every not-found page except the root's, which is `src/pages/404.astro`. */
export function notFoundPaths() {
  return notFoundPages
    .filter(({ address }) => address !== '/404')
    .map((notFound) => path('missing', notFound.address, { notFound }));
}

export function formPageStaticPaths() {
  return siteLanguages.flatMap((language) =>
    formPageNames.map((name) =>
      path('form', `/${formPagesFolder}/${language}/${name}`, { name, language }),
    ),
  );
}

async function articlePathsIn(language: SiteLanguage) {
  const entries = await getArticles(language);
  return entries.map((entry, index) => {
    // Up to three of its topic come first. They go round from the next older one, so that each article is somebody's next.
    const round = [...entries.slice(index + 1), ...entries.slice(0, index)];
    const related = round.filter(({ data }) => data.category === entry.data.category).slice(0, 3);
    const others = new Set([...related, ...round]);
    return path('article', pagePath({ article: entry.data.id }, language), {
      entry,
      others: [...others].slice(0, 4),
      language,
    });
  });
}

/** The root has no parameter. */
function path<Props>(file: string, address: string, props: Props) {
  return { params: { [file]: address.slice(1) || undefined }, props };
}
