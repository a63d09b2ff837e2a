/** Articles, legal pages and the about page: long enough to say something, complete, and with true figures. */
import { describe, expect, it } from 'vitest';
import { formatMoney, formatRate } from '../../src/i18n/format.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { legalPages, type PageRef } from '../../src/i18n/routes.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';
import { readSettings } from '../../src/intake/settings.ts';
import { apr, loanCost, nominalRate } from '../../src/loan/annuity.ts';
import { elementsOf, pagesShowing, textOf } from '../support/built-site.ts';

/** Words of each article, by its id, in the languages that build sentences of many short words. */
const lengths: Record<number, [min: number, max: number]> = {
  1: [900, 1_300],
  2: [1_100, 1_500],
  3: [700, 1_000],
};

/** The same in languages whose words carry the endings that others write apart: a quarter fewer. */
const shareOfWords: Record<SiteLanguage, number> = {
  nl: 1,
  de: 1,
  lb: 1,
  sl: 1,
  fi: 0.75,
  hu: 0.75,
};

const articles = Object.keys(lengths).map((id) => ({ article: Number(id) }));
const longTexts: PageRef[] = [...legalPages, 'about', ...articles];

function wordCount(text: string): number {
  return textOf(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe.each(longTexts.flatMap(pagesShowing))('the text at $address', (page) => {
  const { $, language } = page;

  it('has at least 250 words and headings to find one’s way', () => {
    expect(wordCount($('main').text())).toBeGreaterThanOrEqual(250);
    expect($('main h2').length).toBeGreaterThanOrEqual(3);
  });

  it('names no rate and no payment without warning and example', async () => {
    const prose = textOf($('main .prose').text());
    const main = textOf($('main').text());
    const { estimate } = await wizardMessages(language);
    const [intro = ''] = estimate.example.split('{');
    const figures = [formatRate(nominalRate, language), formatRate(apr, language)].map(textOf);
    const isNamed = figures.some((figure) => prose.includes(figure)) || /\d[.,]\d{2}\b/.test(prose);
    if (!isNamed && $('.loan-table').length === 0) return;
    expect(main).toContain(textOf(estimate.warning));
    expect(main).toContain(textOf(intro));
  });
});

describe.each(articles.flatMap(pagesShowing))('the article at $address', (page) => {
  const { $, language } = page;
  const id = typeof page.page === 'object' ? (page.page?.article ?? 0) : 0;
  const prose = $('main .prose').clone();
  const tables = elementsOf($, 'main .prose .loan-table');

  it('has as many words as it is to have', () => {
    const [min, max] = (lengths[id] ?? [0, 0]).map((words) => words * shareOfWords[language]);
    prose.find('table').remove();
    const words = wordCount(prose.text());
    expect(words).toBeGreaterThanOrEqual((min ?? 0) * 0.97);
    expect(words).toBeLessThanOrEqual((max ?? 0) * 1.03);
  });

  it('leads on to other pages of the site', () => {
    const links = elementsOf($, 'main .prose a').map(({ attribs }) => attribs.href ?? '');
    expect(links.filter((href) => href.startsWith('/')).length).toBeGreaterThanOrEqual(2);
  });

  it('shows tables that the annuity function confirms', () => {
    for (const table of tables) {
      const cells = (row: string) => elementsOf($, row).map((cell) => textOf($(cell).text()));
      const caption = textOf($(table).find('caption').text());
      expect(caption).toContain(textOf(formatRate(nominalRate, language)));
      for (const row of $(table).find('tbody tr').toArray()) {
        const [first = '', ...costs] = $(row)
          .children()
          .toArray()
          .map((cell) => textOf($(cell).text()));
        const [inRow, inCaption] = [first, caption].map(numbersIn);
        const numbers = [...(inRow ?? []), ...(inCaption ?? [])].filter((one) => one !== 5);
        const [amount = 0, term = 0] = numbers.sort((a, b) => b - a);
        const { payment, interest, total } = loanCost(amount, term);
        expect(costs).toEqual(
          [payment, interest, total].map((euros) => textOf(formatMoney(euros, language, 2))),
        );
      }
      expect(cells('main .loan-table thead th').length).toBeGreaterThan(0);
    }
  });
});

describe('computed figures', () => {
  it.each(articles)('stand in article $article in every language', (article) => {
    for (const { $, address } of pagesShowing(article)) {
      const text = textOf($('main .prose').text());
      expect(
        $('.loan-table').length + [...text.matchAll(/\d[.,]\d{2}\b/g)].length,
        address,
      ).toBeGreaterThan(0);
    }
  });
});

describe.each(pagesShowing('terms'))('the terms at $address', ({ $ }) => {
  it('have seven numbered sections', () => {
    const numbers = elementsOf($, 'main h2').map((heading) =>
      textOf($(heading).text()).slice(0, 3),
    );
    expect(numbers).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ', '6. ', '7. ']);
  });
});

describe.each(pagesShowing('privacy'))('the privacy page at $address', ({ $ }) => {
  it('has numbered sections and names what stays in the browser', () => {
    const numbers = elementsOf($, 'main h2').map((heading) =>
      textOf($(heading).text()).slice(0, 2),
    );
    expect(numbers).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.'].slice(0, numbers.length));
    expect(numbers.length).toBeGreaterThanOrEqual(6);
  });

  it('says for how many days the service keeps what it has passed on', () => {
    const text = textOf($('main').text());
    expect(numbersIn(text)).toContain(readSettings({}).retentionDays);
    expect(text).not.toContain('{');
  });

  it('shows no example of a loan, since it says no figure of one', () => {
    expect(textOf($('main').text())).not.toContain('%');
  });
});

describe.each(pagesShowing('cookies'))('the cookie policy at $address', ({ $ }) => {
  it('names the one key that stays', () => {
    expect($('main').text()).toContain('cookieConsent');
  });
});

/** The whole numbers of a text, grouped as each language does it. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[.\s]\d{3})+|\d+/g)].map(([digits]) =>
    Number(digits.replace(/[.\s]/g, '')),
  );
}
