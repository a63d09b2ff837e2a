/** Which addresses each kind of page is drawn at: those of the route table and its aliases, and those of the content. */

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

/**
 * Pages in every language, at their addresses and aliases.
 * @param file of `src/pages/` that draws them: the name of its parameter
 */
export function pagePaths<Page extends PageName>(file: string, pages: readonly Page[]) {
  return siteLanguages.flatMap((language) =>
    pages.flatMap((page) =>
      [addressOf(page, language), ...aliasesOf(page, language)].map((address) =>
        path(file, address, { page, language }),
      ),
    ),
  );
}

/** Every article that is published, with the newest two others. */
export async function articlePaths() {
  return (await Promise.all(siteLanguages.map(articlePathsIn))).flat();
}

/** Every not-found page but the root's, which Astro wants in `src/pages/404.astro`. */
export function notFoundPaths() {
  return notFoundPages
    .filter(({ address }) => address !== '/404')
    .map((notFound) => path('missing', notFound.address, { notFound }));
}

/** The pages that the service answers with. */
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

/** The root has no parameter at all. */
function path<Props>(file: string, address: string, props: Props) {
  return { params: { [file]: address.slice(1) || undefined }, props };
}
