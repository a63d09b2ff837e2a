/**
 * Static paths of each kind of page: from the route table with its aliases, and from the content.
 */
import { getArticles } from '../content/collections.ts';
import { formPageNames } from '../domain/form-page-names.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { aliasesOf, notFoundPages, type PageName, pagePath } from '../i18n/routes.ts';
import { tempFormsFolder } from '../settings/build-output.ts';

/** @param parameter the name in brackets of the route's file in `src/pages/` */
export function pageStaticPaths<Page extends PageName>(parameter: string, pages: readonly Page[]) {
  return siteLanguages.flatMap((language) =>
    pages.flatMap((page) =>
      [pagePath(page, language), ...aliasesOf(page, language)].map((path) =>
        staticPath(parameter, path, { page, language }),
      ),
    ),
  );
}

/** Every published article, each with up to four others. */
export async function articleStaticPaths() {
  return (await Promise.all(siteLanguages.map(articleStaticPathsIn))).flat();
}

/** Every not-found page except the root's, which is `src/pages/404.astro`. */
export function notFoundStaticPaths() {
  return notFoundPages
    .filter(({ path }) => path !== '/404')
    .map((notFound) => staticPath('missing', notFound.path, { notFound }));
}

export function formPageStaticPaths() {
  return siteLanguages.flatMap((language) =>
    formPageNames.map((name) =>
      staticPath('form', `/${tempFormsFolder}/${language}/${name}`, { name, language }),
    ),
  );
}

async function articleStaticPathsIn(language: SiteLanguage) {
  const entries = await getArticles(language);
  return entries.map((entry, index) => {
    // From the next older one on, and round, so that each article is linked. Up to three of its
    // topic come first.
    const following = [...entries.slice(index + 1), ...entries.slice(0, index)];
    const related = following
      .filter(({ data }) => data.category === entry.data.category)
      .slice(0, 3);
    const others = new Set([...related, ...following]);
    return staticPath('article', pagePath({ article: entry.data.id }, language), {
      entry,
      others: [...others].slice(0, 4),
      language,
    });
  });
}

/** The root has no parameter. */
function staticPath<Props>(parameter: string, path: string, props: Props) {
  return { params: { [parameter]: path.slice(1) || undefined }, props };
}
