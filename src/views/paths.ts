/** Static paths of each kind of page: from the route table with its aliases, and from the content. */

import { articlesIn } from '../content/collections.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import {
  addressOf,
  aliasesOf,
  answerNames,
  answersFolder,
  notFoundPages,
  type PageName,
} from '../i18n/routes.ts';

/** @param file name of the route's parameter, and so of its file in `src/pages/` */
export function pagePaths<Page extends PageName>(file: string, pages: readonly Page[]) {
  return siteLanguages.flatMap((language) =>
    pages.flatMap((page) =>
      [addressOf(page, language), ...aliasesOf(page, language)].map((address) =>
        path(file, address, { page, language }),
      ),
    ),
  );
}

/** Every published article, each with two of the newest other articles. */
export async function articlePaths() {
  return (await Promise.all(siteLanguages.map(articlePathsIn))).flat();
}

/** Every not-found page except the root's, which is `src/pages/404.astro`. */
export function notFoundPaths() {
  return notFoundPages
    .filter(({ address }) => address !== '/404')
    .map((notFound) => path('missing', notFound.address, { notFound }));
}

export function answerPaths() {
  return siteLanguages.flatMap((language) =>
    answerNames.map((name) =>
      path('answer', `/${answersFolder}/${language}/${name}`, { name, language }),
    ),
  );
}

async function articlePathsIn(language: SiteLanguage) {
  const entries = await articlesIn(language);
  return entries.map((entry) => {
    const others = entries.filter((other) => other !== entry).slice(0, 2);
    return path('article', addressOf({ article: entry.data.id }, language), {
      entry,
      others,
      language,
    });
  });
}

/** The root has no parameter. */
function path<Props>(file: string, address: string, props: Props) {
  return { params: { [file]: address.slice(1) || undefined }, props };
}
