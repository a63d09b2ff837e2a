/** What pages tell machines about themselves is what people read on them. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/company.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, feedAddress } from '../../src/i18n/routes.ts';
import { amountLimits, termLimits } from '../../src/loan/limits.ts';
import {
  articleIds,
  type BuiltPage,
  contentPages,
  dist,
  elementsOf,
  files,
  origin,
  pageAt,
  pages,
  pagesShowing,
  textOf,
} from './site.ts';

type Thing = { '@type': string } & Record<string, unknown>;

describe.each(contentPages)('the structured data of $address', (page) => {
  const things = thingsOf(page);

  it('is one graph that names each kind of thing once', () => {
    const kinds = things.map((thing) => thing['@type']);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.sort()).toEqual(kindsOn(page).sort());
  });

  it('leads from the home page to this one', () => {
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    if (page.page === 'home') return expect(trail).toBeUndefined();
    const steps = trail?.itemListElement as { position: number; item: string; name: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item).toBe(origin + addressOf('home', page.language));
    expect(steps.at(-1)?.item).toBe(page.$('link[rel="canonical"]').attr('href'));
    for (const { item } of steps) expect(pageAt(item.slice(origin.length)), item).toBeDefined();
  });

  it('gives addresses of this site that exist', () => {
    const found = JSON.stringify(things).matchAll(/"(https:\/\/[^"\\]+)"/g);
    for (const [, url = ''] of found) {
      if (!url.startsWith(origin)) {
        expect(url).toMatch(/^https:\/\/schema\.org\//);
        continue;
      }
      const path = url.slice(origin.length).replace(/#.*$/, '');
      expect(pageAt(path || '/') ?? files.includes(path), url).toBeTruthy();
    }
  });
});

describe.each(siteLanguages)('on the pages in %s', (language) => {
  const thing = (page: Parameters<typeof pagesShowing>[0], type: string) => {
    const shown = pagesShowing(page).find((other) => other.language === language);
    if (!shown) throw new Error(`No page in ${language}`);
    const found = thingsOf(shown).find((other) => other['@type'] === type);
    return { $: shown.$, thing: found ?? { '@type': type } };
  };

  it('the questions are those of the page, with their answers', () => {
    const { $, thing: faq } = thing('home', 'FAQPage');
    const asked = faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const shown = elementsOf($, '#faq details').map((item) => ({
      question: textOf($(item).find('summary').text()),
      answer: textOf($(item).children('div').text()),
    }));
    expect(shown).toHaveLength(4);
    expect(
      asked.map(({ name, acceptedAnswer: { text } }) => ({
        question: name,
        answer: textOf(load(text).text()),
      })),
    ).toEqual(shown);
  });

  it('the company is the one of the contact block', () => {
    for (const page of ['home', 'contact', 'about'] as const) {
      const { $, thing: service } = thing(page, 'FinancialService');
      const footer = textOf($('footer').text());
      const { streetAddress, postalCode, addressLocality } = service.address as Record<
        string,
        string
      >;
      expect(footer).toContain(`${streetAddress}, ${postalCode} ${addressLocality}`);
      expect(footer).toContain(service.email as string);
      expect($(`footer a[href="tel:${service.telephone}"]`)).toHaveLength(1);
    }
  });

  it('it is open as the contact page says', () => {
    const { $, thing: service } = thing('contact', 'FinancialService');
    const hours = service.openingHoursSpecification as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[];
    const rows = elementsOf($, '.opening-hours > div').map((row) => {
      const day = `${$(row).attr('data-day')}`;
      return [day, textOf($(row).find('dd').text()).replaceAll('.', ':')] as const;
    });
    expect(rows).toHaveLength(7);
    for (const [day, text] of rows) {
      const found = hours.find(({ dayOfWeek }) =>
        dayOfWeek.some((name) => name.startsWith(`https://schema.org/${day}`)),
      );
      if (!found) {
        expect(text).not.toMatch(/\d/);
        continue;
      }
      const [opens = '', closes = ''] = text.split('–').map((time) => time.padStart(5, '0'));
      expect({ opens, closes }, day).toEqual({ opens: found.opens, closes: found.closes });
    }
  });

  it('the loan has the limits and the cost that the site states', () => {
    const { thing: loan } = thing('home', 'LoanOrCredit');
    expect(loan).toMatchObject({
      amount: { minValue: amountLimits.min, maxValue: amountLimits.max, currency: 'EUR' },
      loanTerm: { minValue: termLimits.min, maxValue: termLimits.max, unitCode: 'MON' },
      interestRate: 5,
      annualPercentageRate: 5.12,
      loanRepaymentForm: { numberOfLoanPayments: 12, loanPaymentAmount: { value: 428.04 } },
    });
  });

  it.each(articleIds)('article %i is described as it is shown', (id) => {
    const { $, thing: posting } = thing({ article: id }, 'BlogPosting');
    expect(posting.headline).toBe(textOf($('h1').text()).replaceAll('\u00ad', ''));
    expect(posting.datePublished).toBe($('main time').first().attr('datetime'));
    expect(posting.description).toBe($('meta[name="description"]').attr('content'));
    expect(textOf($('main article').text())).toContain((posting.author as Thing).name);
  });
});

describe.each(siteLanguages)('the feed in %s', (language) => {
  const $ = load(readFileSync(dist + feedAddress(language)), { xml: true });

  it('lists the articles, newest first, in its language', () => {
    expect($('channel > language').text()).toBe(language);
    const items = elementsOf($, 'item').map((item) => ({
      link: $(item).children('link').text(),
      title: $(item).children('title').text(),
      date: Date.parse($(item).children('pubDate').text()),
    }));
    expect(items.map(({ link }) => link).sort()).toEqual(
      articleIds.map((article) => origin + addressOf({ article }, language)).sort(),
    );
    expect(items).toEqual(items.toSorted((a, b) => b.date - a.date));
    for (const { link, title } of items) {
      const page = pageAt(link.slice(origin.length));
      expect(page?.$('meta[property="og:title"]').attr('content')).toBe(title);
    }
  });

  it('is named by every page of the language', () => {
    for (const { address, language: own, kind, $: page } of pages) {
      if (own !== language || kind === 'not-found') continue;
      const links = page('link[type="application/rss+xml"]');
      expect(links.attr('href'), address).toBe(origin + feedAddress(language));
      expect(links.attr('title')).toContain(company.name);
    }
  });
});

function kindsOn({ page }: BuiltPage): string[] {
  const service = ['home', 'contact', 'about'].includes(page as string) ? ['FinancialService'] : [];
  if (page === 'home') return ['WebSite', 'LoanOrCredit', 'FAQPage', ...service];
  return [...service, ...(typeof page === 'string' ? [] : ['BlogPosting']), 'BreadcrumbList'];
}

function thingsOf({ $, address }: BuiltPage): Thing[] {
  const scripts = $('script[type="application/ld+json"]');
  expect(scripts, address).toHaveLength(1);
  const data = JSON.parse(scripts.text()) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
