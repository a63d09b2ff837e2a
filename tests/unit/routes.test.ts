import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages, siteLanguages } from '../../src/i18n/languages.ts';
import {
  aliases,
  aliasesOf,
  articleBackPath,
  notFoundPageFor,
  notFoundPages,
  type PageRef,
  pageNames,
  pagePath,
} from '../../src/i18n/routes.ts';
import { unknownPaths } from '../support/unknown-paths.ts';

const everyPage: PageRef[] = [...pageNames, ...[1, 2, 3].map((article) => ({ article }))];

const everyAddress = siteLanguages.flatMap((language) =>
  everyPage.map((page) => pagePath(page, language)),
);

describe('the addresses', () => {
  it('are unique whatever the capitals', () => {
    const taken = [...everyAddress, ...aliases.map(({ address }) => address)];
    const folded = [...taken, ...notFoundPages.map(({ address }) => address)].map((address) =>
      address.toLowerCase(),
    );
    expect(folded.filter((address, index) => folded.indexOf(address) !== index)).toEqual([]);
  });

  it('have their language’s prefix, no trailing slash', () => {
    for (const language of siteLanguages) {
      const { prefix } = languages[language];
      expect(pagePath('home', language)).toBe(prefix || '/');
      for (const page of everyPage.filter((name) => name !== 'home'))
        expect(pagePath(page, language)).toMatch(new RegExp(`^${prefix}/.*[^/]$`));
    }
  });
});

describe('aliases', () => {
  it('redirect to existing pages only', () => {
    for (const { address, page, language } of aliases) {
      expect(everyAddress).toContain(pagePath(page, language));
      expect(everyAddress).not.toContain(address);
      expect(aliasesOf(page, language)).toContain(address);
    }
  });
});

describe('articleBackAddress', () => {
  it('is the list, perhaps at its alias', () => {
    for (const language of siteLanguages) {
      const back = articleBackPath(language);
      const lists = [pagePath('blog', language), ...aliasesOf('blog', language)];
      expect(lists).toContain(back);
    }
  });
});

describe('notFoundPageFor', () => {
  it.each(unknownPaths)('for "$address" is the one of $language, $kind', (unknown) => {
    const { language, kind } = unknown;
    expect(notFoundPageFor(unknown.address)).toMatchObject({ language, kind });
  });

  it.each(['/', '', '*'])('for "%s" is that of the default language', (address) => {
    expect(notFoundPageFor(address).address).toBe('/404');
  });

  it('has list and article pages in every language', () => {
    expect(notFoundPages).toHaveLength(siteLanguages.length * 2);
    for (const language of siteLanguages) {
      const unknown = `${languages[language].prefix}/unknown`;
      expect(notFoundPageFor(unknown)).toMatchObject({ language, kind: 'page' });
      expect(notFoundPageFor(pagePath({ article: 999 }, language))).toMatchObject({
        language,
        kind: 'article',
      });
    }
    expect(notFoundPageFor('/unknown').language).toBe(defaultLanguage);
  });
});
