import type { CollectionEntry } from 'astro:content';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import {
  type AnswerName,
  addressOf,
  aliasesOf,
  answerNames,
  answersFolder,
  type LegalPage,
  legalPages,
  type NotFoundPage,
  notFoundPages,
  type PageName,
  pageNames,
} from '../i18n/routes.ts';
import { articlesIn } from './content.ts';

/** What a page shows; the view of that kind draws it. */
type PageProps =
  | { kind: Exclude<PageName, LegalPage>; language: SiteLanguage }
  | { kind: 'legal'; page: LegalPage; language: SiteLanguage }
  | {
      kind: 'article';
      entry: CollectionEntry<'blog'>;
      others: CollectionEntry<'blog'>[];
      language: SiteLanguage;
    }
  | { kind: 'not-found'; notFound: NotFoundPage }
  | { kind: 'answer'; name: AnswerName; language: SiteLanguage };

/** Every file of the build: the pages at their address and at their aliases, articles, not-found pages and answers. */
export async function getPages() {
  const perLanguage = await Promise.all(siteLanguages.map(pagesOf));
  const notFound = notFoundPages
    // The root's own is src/pages/404.astro.
    .filter(({ address }) => address !== '/404')
    .map((page) => drawnAt(page.address, { kind: 'not-found', notFound: page }));
  return [...perLanguage.flat(), ...notFound];
}

async function pagesOf(language: SiteLanguage) {
  const fixed = pageNames.flatMap((page) =>
    [addressOf(page, language), ...aliasesOf(page, language)].map((address) =>
      drawnAt(
        address,
        isLegal(page) ? { kind: 'legal', page, language } : { kind: page, language },
      ),
    ),
  );
  const entries = await articlesIn(language);
  const articles = entries.map((entry) => {
    // The newest two besides.
    const others = entries.slice(0, 3).filter((other) => other !== entry);
    const props = { kind: 'article', entry, others: others.slice(0, 2), language } as const;
    return drawnAt(addressOf({ article: entry.data.id }, language), props);
  });
  const answers = answerNames.map((name) =>
    drawnAt(`/${answersFolder}/${language}/${name}`, { kind: 'answer', name, language }),
  );
  return [...fixed, ...articles, ...answers];
}

function drawnAt(address: string, props: PageProps) {
  // The root has no parameter at all.
  return { params: { address: address.slice(1) || undefined }, props };
}

function isLegal(page: PageName): page is LegalPage {
  return (legalPages as readonly string[]).includes(page);
}
