/** Texts and picture of each page's Open Graph image. */
import approval from '../assets/pictures/step-approval.svg?raw';
import payout from '../assets/pictures/step-payout.svg?raw';
import simulation from '../assets/pictures/step-simulation.svg?raw';
import { svgSource } from '../content/article-pictures.ts';
import { getArticles, homeTexts } from '../content/collections.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import { wizardMessages } from '../i18n/messages/wizard-messages.ts';
import { recordOf } from '../i18n/records.ts';
import { legalPages, ogImagePath, type PageName, type PageRef, pageNames } from '../i18n/routes.ts';
import type { OgCard } from './layout.ts';

const pictures: Record<PageName, string> = {
  ...recordOf(legalPages, () => approval),
  home: simulation,
  contact: simulation,
  about: payout,
  blog: payout,
};

export interface RoutedOgCard extends OgCard {
  /** Address of the page without its leading slash; language home pages have a file name instead. */
  address: string;
}

export async function getOgCards(): Promise<RoutedOgCard[]> {
  return (await Promise.all(siteLanguages.map(cardsOf))).flat();
}

async function cardsOf(language: SiteLanguage) {
  const { meta: home } = await homeTexts(language);
  const meta = { ...(await siteMessages(language)).meta, home };
  const { warning } = (await wizardMessages(language)).estimate;
  const drawnFor = (page: PageRef, card: Omit<OgCard, 'warning'>): RoutedOgCard => ({
    address: ogImagePath(page, language).replace(/^\/share\/|\.png$/g, ''),
    ...card,
    warning,
  });
  const fixed = pageNames.map((page) =>
    drawnFor(page, { title: meta[page].title, picture: pictures[page] }),
  );
  const articles = (await getArticles(language)).map(({ data: { id, title, category, image } }) =>
    // The layout takes no photographs: their articles get the drawing of the article list.
    drawnFor({ article: id }, { title, category, picture: svgSource(image) ?? pictures.blog }),
  );
  return [...fixed, ...articles];
}
