import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  languages,
  type SiteLanguage,
  siteLanguages,
} from '../../src/i18n/languages.ts';
import {
  addressOf,
  aliases,
  aliasesOf,
  articleBackAddress,
  notFoundPageFor,
  notFoundPages,
  type PageName,
  type PageRef,
  pageNames,
  sections,
} from '../../src/i18n/routes.ts';
import { specifiedAddresses, specifiedAliases } from '../support/specified-addresses.ts';

const articles = [1, 2, 3];

const everyPage: PageRef[] = [...pageNames, ...articles.map((article) => ({ article }))];

const everyAddress = siteLanguages.flatMap((language) =>
  everyPage.map((page) => addressOf(page, language)),
);

describe('the addresses', () => {
  it.each(Object.entries(specifiedAddresses))(
    'are spelled as the specification does in %s',
    (language, { articles: specified, ...pages }) => {
      const own = language as SiteLanguage;
      for (const [page, address] of Object.entries(pages))
        expect(addressOf(page as PageName, own)).toBe(address);
      expect(articles.map((article) => addressOf({ article }, own))).toEqual(specified);
    },
  );

  it('are there in the six languages of the specification, and perhaps in more', () => {
    expect(siteLanguages).toEqual(expect.arrayContaining(Object.keys(specifiedAddresses)));
  });

  it('are all different, also for a host that does not tell capitals apart', () => {
    const taken = [...everyAddress, ...aliases.map(({ address }) => address)];
    const folded = [...taken, ...notFoundPages.map(({ address }) => address)].map((address) =>
      address.toLowerCase(),
    );
    expect(folded.filter((address, index) => folded.indexOf(address) !== index)).toEqual([]);
  });

  it('begin with the prefix of their language and have no trailing slash', () => {
    for (const language of siteLanguages) {
      const { prefix } = languages[language];
      expect(addressOf('home', language)).toBe(prefix || '/');
      for (const page of everyPage.filter((name) => name !== 'home'))
        expect(addressOf(page, language)).toMatch(new RegExp(`^${prefix}/.*[^/]$`));
    }
  });
});

describe('aliases', () => {
  it('are the second readings of the specification', () => {
    expect(aliases).toEqual(
      expect.arrayContaining(specifiedAliases.map((alias) => ({ ...alias }))),
    );
  });

  it('stand for a page that exists, and are no page themselves', () => {
    for (const { address, page, language } of aliases) {
      expect(everyAddress).toContain(addressOf(page, language));
      expect(everyAddress).not.toContain(address);
      expect(aliasesOf(page, language)).toContain(address);
    }
  });
});

describe('the sections of the home page', () => {
  it('are those of the specification, and perhaps more', () => {
    const specified = ['services', 'benefits', 'how-it-works', 'testimonials', 'faq'];
    expect(sections).toEqual(expect.arrayContaining(specified));
  });
});

describe('articleBackAddress', () => {
  it('is the list, but for the alias that the specification names for Finnish', () => {
    expect(articleBackAddress('fi')).toBe('/blogi');
    for (const language of siteLanguages) {
      const back = articleBackAddress(language);
      const lists = [addressOf('blog', language), ...aliasesOf('blog', language)];
      expect(lists).toContain(back);
    }
  });
});

describe('notFoundPageFor', () => {
  it.each([
    ['/', '/404'],
    ['', '/404'],
    ['*', '/404'],
    ['/unknown', '/404'],
    ['/blog', '/404'],
    ['/blog/4', '/blog/404'],
    ['/blog/1/2', '/blog/404'],
    ['/blog/', '/blog/404'],
    ['/Blog/4', '/blog/404'],
    ['/blog-and-more', '/404'],
    ['/blogs/4', '/404'],
    ['/de', '/de/404'],
    ['/de/', '/de/404'],
    ['/de/unknown', '/de/404'],
    ['/DE/Unknown', '/de/404'],
    ['/de/blog/4', '/de/blog/404'],
    ['/dessert', '/404'],
    ['/de-at/kontakt', '/404'],
    ['/fi/unknown', '/fi/404'],
    ['/fi/blog/seven', '/fi/blog/404'],
    ['/fi/about/us', '/fi/404'],
    ['/blogi', '/fi/404'],
    ['/blogi/1', '/fi/404'],
    ['/BLOGI/1', '/fi/404'],
    ['/blogit', '/404'],
    ['/nl', '/404'],
    ['/nl/unknown', '/404'],
    ['/hu/unknown', '/hu/404'],
    ['/hu/blog/4', '/hu/404'],
    ['/hu/blogi/4', '/hu/blogi/404'],
    ['/hu/BLOGI/4', '/hu/blogi/404'],
    ['/lb/bedingungen/old', '/lb/404'],
    ['/lb/blog/4', '/lb/blog/404'],
    ['/sl/unknown', '/sl/404'],
    ['/sl/blog/4', '/sl/blog/404'],
    ['/en/contact', '/404'],
    ['/sv', '/404'],
    ['/es/blog/4', '/404'],
  ])('for "%s" is %s', (address, page) => {
    expect(notFoundPageFor(address).address).toBe(page);
  });

  it('has a page and an article page in every language', () => {
    expect(notFoundPages).toHaveLength(siteLanguages.length * 2);
    for (const language of siteLanguages) {
      const unknown = `${languages[language].prefix}/unknown`;
      expect(notFoundPageFor(unknown)).toMatchObject({ language, kind: 'page' });
      expect(notFoundPageFor(addressOf({ article: 999 }, language))).toMatchObject({
        language,
        kind: 'article',
      });
    }
    expect(notFoundPageFor('/unknown').language).toBe(defaultLanguage);
  });
});
