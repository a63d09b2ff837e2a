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

export const unknownPaths: readonly (Page & { address: string })[] = [
  { ...outside, address: '/unknown' },
  // Only begins like a language's folder.
  ...siteLanguages
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({ ...outside, address: `${languages[language].prefix}-and-more/unknown` })),
  ...siteLanguages.flatMap((language) => {
    const { prefix } = languages[language];
    const page: Page = { language, kind: 'page' };
    const article: Page = { language, kind: 'article' };
    const [folder, list] = [articleBasePaths[language], pagePath('blog', language)];
    return [
      { ...page, address: `${prefix}/unknown` },
      { ...page, address: `${prefix}/Unknown`.toUpperCase() },
      { ...page, address: `${pagePath('contact', language)}/unknown` },
      { ...page, address: `${folder}-and-more/99` },
      { ...article, address: `${folder}/99` },
      { ...article, address: `${folder.toUpperCase()}/99/100` },
      { ...(list === folder ? article : page), address: `${list}/99` },
    ];
  }),
  ...aliases.map(({ address, language }): Page & { address: string } => ({
    language,
    kind: 'page',
    address: `${address}/99`,
  })),
  ...notFoundPages,
];
