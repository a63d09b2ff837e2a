/** Paths that do not exist, with the not-found page of each. */
import { defaultLanguage, languages, siteLanguages } from '../../src/i18n/languages.ts';
import {
  aliases,
  articleBasePaths,
  type NotFoundPage,
  notFoundPages,
  pagePath,
} from '../../src/i18n/routes.ts';

type Page = Pick<NotFoundPage, 'language' | 'kind'>;

const outside: Page = { language: defaultLanguage, kind: 'page' };

export const unknownPaths: readonly (Page & { path: string })[] = [
  { ...outside, path: '/unknown' },
  // Only begins like a language's folder.
  ...siteLanguages
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({ ...outside, path: `${languages[language].prefix}-and-more/unknown` })),
  ...siteLanguages.flatMap((language) => {
    const { prefix } = languages[language];
    const page: Page = { language, kind: 'page' };
    const article: Page = { language, kind: 'article' };
    const [folder, list] = [articleBasePaths[language], pagePath('blog', language)];
    return [
      { ...page, path: `${prefix}/unknown` },
      { ...page, path: `${prefix}/Unknown`.toUpperCase() },
      { ...page, path: `${pagePath('contact', language)}/unknown` },
      { ...page, path: `${folder}-and-more/99` },
      { ...article, path: `${folder}/99` },
      { ...article, path: `${folder.toUpperCase()}/99/100` },
      { ...(list === folder ? article : page), path: `${list}/99` },
    ];
  }),
  ...aliases.map(({ path, language }): Page & { path: string } => ({
    language,
    kind: 'page',
    path: `${path}/99`,
  })),
  ...notFoundPages,
];
