import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages, siteLanguages } from '../../src/i18n/languages.ts';
import {
  addressOf,
  aliases,
  aliasesOf,
  articleBackAddress,
  articleFolders,
  notFoundPageFor,
  notFoundPages,
  type PageRef,
  pageNames,
  routes,
  sectionAddress,
  sections,
  translationsOf,
} from '../../src/i18n/routes.ts';
import { specifiedAddresses, specifiedAliases } from '../support/specified-addresses.ts';

const articles = [1, 2, 3];

const everyAddress = siteLanguages.flatMap((language) => [
  ...pageNames.map((page) => addressOf(page, language)),
  ...articles.map((article) => addressOf({ article }, language)),
]);

describe('the addresses', () => {
  it.each(siteLanguages)('are spelled as the specification does in %s', (language) => {
    const { articles: specified, ...pages } = specifiedAddresses[language];
    expect(Object.fromEntries(pageNames.map((page) => [page, addressOf(page, language)]))).toEqual(
      pages,
    );
    expect(articles.map((article) => addressOf({ article }, language))).toEqual(specified);
  });

  it('are eight pages and three articles in every language, 66 in the six that are specified', () => {
    expect(Object.keys(specifiedAddresses)).toEqual(siteLanguages);
    expect(everyAddress).toHaveLength(siteLanguages.length * 11);
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
      for (const { address } of pageNames.flatMap((page) => translationsOf(page)))
        expect(address).toMatch(/^\/($|.*[^/]$)/);
      for (const page of pageNames.filter((name) => name !== 'home')) {
        expect(routes[page][language].startsWith(`${prefix}/`), routes[page][language]).toBe(true);
      }
      expect(articleFolders[language].startsWith(`${prefix}/`)).toBe(true);
      expect(routes.home[language]).toBe(prefix || '/');
    }
  });
});

describe('aliases', () => {
  it('are the second readings of the specification and no others', () => {
    expect(aliases).toEqual(specifiedAliases);
  });

  it('stand for a page that exists, and are no page themselves', () => {
    for (const { address, page, language } of aliases) {
      expect(everyAddress).toContain(addressOf(page, language));
      expect(everyAddress).not.toContain(address);
    }
  });

  it('are found from their page', () => {
    for (const language of siteLanguages) {
      for (const page of pageNames) {
        expect(aliasesOf(page, language)).toEqual(
          specifiedAliases
            .filter((alias) => alias.page === page && alias.language === language)
            .map(({ address }) => address),
        );
      }
      for (const article of articles) expect(aliasesOf({ article }, language)).toEqual([]);
    }
  });
});

describe('translationsOf', () => {
  it('lists the page in every language, its own included', () => {
    const pages: PageRef[] = [...pageNames, ...articles.map((article) => ({ article }))];
    for (const page of pages) {
      expect(translationsOf(page)).toEqual(
        siteLanguages.map((language) => ({ language, address: addressOf(page, language) })),
      );
    }
  });
});

describe('sectionAddress', () => {
  it('is an anchor of the home page in that language', () => {
    expect(sections).toEqual(['services', 'benefits', 'how-it-works', 'testimonials', 'faq']);
    for (const language of siteLanguages) {
      for (const section of sections)
        expect(sectionAddress(section, language)).toBe(`${routes.home[language]}#${section}`);
    }
  });
});

describe('articleBackAddress', () => {
  it('is the list, but for the alias that the specification names for Finnish', () => {
    const specified = { ...routes.blog, fi: '/blogi' };
    for (const language of siteLanguages)
      expect(articleBackAddress(language)).toBe(specified[language]);
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
