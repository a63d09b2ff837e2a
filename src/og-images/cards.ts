/** Texts and picture of each page's Open Graph image. */
import { svgSource } from '../content/article-pictures.ts';
import { getArticles, homeTexts } from '../content/collections.ts';
import { exampleLoan } from '../domain/loan/offer.ts';
import { formatCount, formatMoney } from '../i18n/format.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { siteMessages } from '../i18n/messages/site-messages.ts';
import { wizardMessages } from '../i18n/messages/wizard-messages.ts';
import { ogImagePath, type PageRef, pageNames } from '../i18n/routes.ts';
import type { OgCard } from './layout.ts';

interface RoutedOgCard extends OgCard {
  /** Below `/share/`, without `.png`. */
  path: string;
}

export async function getOgCards(): Promise<RoutedOgCard[]> {
  return (await Promise.all(siteLanguages.map(cardsOf))).flat();
}

async function cardsOf(language: SiteLanguage) {
  const { meta: home } = await homeTexts(language);
  const meta = { ...(await siteMessages(language)).meta, home };
  const { warning, months } = (await wizardMessages(language)).estimate;
  const { amount, term } = exampleLoan;
  const loan = {
    amount: formatMoney(amount, language, 0),
    term: formatCount(term, months, language),
  };
  const toCard = (page: PageRef, card: Omit<OgCard, 'warning' | 'loan'>): RoutedOgCard => ({
    path: ogImagePath(page, language).replace(/^\/share\/|\.png$/g, ''),
    ...card,
    warning,
    loan,
  });
  const pageCards = pageNames.map((page) => toCard(page, { title: meta[page].title }));
  const articleCards = (await getArticles(language)).map(
    ({ data: { id, title, category, image } }) =>
      // The layout takes no photographs: their articles get the bars.
      toCard({ article: id }, { title, category, picture: svgSource(image) }),
  );
  return [...pageCards, ...articleCards];
}
