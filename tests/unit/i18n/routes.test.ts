import { describe, expect, it } from 'vitest';
import { languages, siteLanguages } from '../../../src/i18n/languages.ts';
import {
  aliases,
  aliasesOf,
  articleBackPath,
  notFoundPageFor,
  notFoundPages,
  type PageRef,
  pageNames,
  pagePath,
} from '../../../src/i18n/routes.ts';

const everyPage: PageRef[] = [...pageNames, ...[1, 2, 3].map((article) => ({ article }))];

const allPaths = siteLanguages.flatMap((language) =>
  everyPage.map((page) => pagePath(page, language)),
);

describe('paths', () => {
  it('are unique ignoring case', () => {
    const lookupPaths = [...allPaths, ...aliases.map(({ path }) => path)];
    const lowerCase = [...lookupPaths, ...notFoundPages.map(({ path }) => path)].map((path) =>
      path.toLowerCase(),
    );
    expect(lowerCase.filter((path, index) => lowerCase.indexOf(path) !== index)).toEqual([]);
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

it('aliases redirect to existing pages only', () => {
  for (const { path, page, language } of aliases) {
    expect(allPaths).toContain(pagePath(page, language));
    expect(allPaths).not.toContain(path);
    expect(aliasesOf(page, language)).toContain(path);
  }
});

it('articleBackPath is the article list or its alias', () => {
  for (const language of siteLanguages) {
    const back = articleBackPath(language);
    const lists = [pagePath('blog', language), ...aliasesOf('blog', language)];
    expect(lists).toContain(back);
  }
});

it.each(['/', '', '*'])('notFoundPageFor returns the default language for "%s"', (path) => {
  expect(notFoundPageFor(path).path).toBe('/404');
});
