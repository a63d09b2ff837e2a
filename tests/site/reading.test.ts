/** What helps in reading: contents that name the headings, and ways on to what belongs together. */
import { describe, expect, it } from 'vitest';
import { addressOf, legalPages, type PageRef } from '../../src/i18n/routes.ts';
import { siteMessages } from '../../src/i18n/site-messages.ts';
import {
  articleIds,
  type BuiltPage,
  elementsOf,
  pageAt,
  pagesShowing,
  textOf,
} from '../support/built-site.ts';

const articles: PageRef[] = articleIds.map((article) => ({ article }));

describe.each([...legalPages, ...articles].flatMap(pagesShowing))(
  'the text at $address',
  (page) => {
    const { $, language } = page;

    it('has a list of its headings, with a name', async () => {
      const { contents } = (await siteMessages(language)).reading;
      expect($('main nav[aria-labelledby="contents-title"]')).toHaveLength(1);
      expect(textOf($('#contents-title').text())).toBe(contents);
      const headings = elementsOf($, 'main .prose h2').map(({ attribs }) => `#${attribs.id}`);
      expect(linksIn(page, 'main .toc a').map(({ href }) => href)).toEqual(headings);
      expect(linksIn(page, 'main .toc a').map(({ text }) => text)).toEqual(
        elementsOf($, 'main .prose h2').map((heading) => textOf($(heading).text())),
      );
    });
  },
);

describe.each(legalPages.flatMap(pagesShowing))('the legal page at $address', (page) => {
  it('leads to the other three by their titles', () => {
    const others = legalPages
      .filter((name) => name !== page.page)
      .map((name) => addressOf(name, page.language));
    expect(linksIn(page, 'main nav .rows a')).toEqual(
      others.map((href) => ({ href, text: textOf(pageAt(href)?.$('h1').text() ?? '') })),
    );
  });
});

describe.each(articles.flatMap(pagesShowing))('the article at $address', (page) => {
  it('leads to the other articles and to a request', () => {
    const others = articles.filter((one) => JSON.stringify(one) !== JSON.stringify(page.page));
    expect(
      linksIn(page, 'main .article-card a')
        .map(({ href }) => href)
        .sort(),
    ).toEqual(others.map((one) => addressOf(one, page.language)).sort());
    expect(page.$('main button[commandfor="loan-wizard"]')).toHaveLength(1);
    for (const { attribs } of elementsOf(page.$, 'main .article-card img'))
      expect(attribs.loading).toBe('lazy');
  });
});

describe.each(pagesShowing('blog'))('the list of articles at $address', (page) => {
  it('has one link in each card, named by the title alone', () => {
    const cards = elementsOf(page.$, 'main .article-card');
    expect(cards).toHaveLength(articleIds.length);
    for (const card of cards) {
      const links = page.$(card).find('a');
      expect(links).toHaveLength(1);
      expect(textOf(links.text())).toBe(textOf(page.$(card).find('h2').text()));
      expect(
        textOf(
          pageAt(links.attr('href') ?? '')
            ?.$('h1')
            .text() ?? '',
        ),
      ).toBe(textOf(links.text()));
    }
  });
});

function linksIn({ $ }: BuiltPage, selector: string): { href: string; text: string }[] {
  return elementsOf($, selector).map((link) => ({
    href: link.attribs.href ?? '',
    text: textOf($(link).text()),
  }));
}
