import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { chatLink, company } from '../../src/company.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { articleBackAddress } from '../../src/i18n/routes.ts';
import {
  type BuiltPage,
  contentPages,
  elementsOf,
  origin,
  pageAt,
  pages,
} from '../support/built-site.ts';

/** Links that leave the site on purpose. */
const outside = [`mailto:${company.email}`, `tel:${company.phone.dial}`, chatLink];

describe('links', () => {
  it('leave the site for nothing but mail, telephone and chat', () => {
    const left = pages.flatMap((page) =>
      linksOf(page.$)
        .map(({ url }) => url)
        .filter((url) => !outside.includes(url) && new URL(url, origin).origin !== origin)
        .map((url) => `${page.address} to ${url}`),
    );
    expect(left).toEqual([]);
  });

  it('lead to an alias nowhere but from the articles that the specification names', () => {
    const toAliases = pages.flatMap((page) =>
      linksOf(page.$)
        .filter(({ url }) => !url.startsWith('#') && internalTarget(url, page)?.kind === 'alias')
        .map(({ url }) => `${page.address} to ${url}`),
    );
    const specified = contentPages
      .filter(({ page, language }) => {
        const back = articleBackAddress(language);
        return typeof page === 'object' && pageAt(back)?.kind === 'alias';
      })
      .map(({ address, language }) => `${address} to ${articleBackAddress(language)}`);
    expect(toAliases).toEqual(specified);
    expect(specified).toHaveLength(3);
  });

  it('lead from every page to this page in each other language', () => {
    for (const page of contentPages) {
      const alternates = elementsOf(page.$, 'head link[rel="alternate"][hreflang]')
        .map(({ attribs }) => attribs)
        .filter(({ hreflang }) => hreflang !== 'x-default' && hreflang !== page.language)
        .map(({ href }) => new URL(href ?? '').pathname);
      const links = elementsOf(page.$, 'footer a[hreflang]').map(({ attribs }) => attribs.href);
      expect(links, page.address).toEqual(alternates);
      expect(links).toHaveLength(siteLanguages.length - 1);
    }
  });

  it('of the language menu lead to the home pages, each marked with its language', () => {
    for (const page of contentPages) {
      const links = elementsOf(page.$, '#language-list a').map(({ attribs }) => [
        attribs.href,
        attribs.hreflang,
        attribs.lang,
      ]);
      expect(links, page.address).toEqual(
        siteLanguages.map((language) => {
          const home = contentPages.find(
            (other) => other.page === 'home' && other.language === language,
          );
          return [home?.address, language, language];
        }),
      );
      expect(page.$('#language-list a img')).toHaveLength(siteLanguages.length);
      expect(page.$('#language-list a[aria-current]').attr('hreflang')).toBe(page.language);
    }
  });

  it('to a chat stand on the home pages only, open a new tab and say so', () => {
    for (const { $, page, address } of pages) {
      const chat = $('a[href*="wa.me"]');
      expect(chat, address).toHaveLength(page === 'home' ? 1 : 0);
      expect($('a[target]').length, address).toBe(chat.length);
      if (page === 'home') {
        expect(chat.attr('href')).toBe(chatLink);
        expect(chat.attr('target')).toBe('_blank');
        expect(chat.attr('rel')).toBe('noopener');
        expect(chat.text()).toMatch(/\(.+\)/);
      }
    }
  });
});

function linksOf($: CheerioAPI): { url: string; hreflang: string | undefined }[] {
  return elementsOf($, 'body a[href]').map(({ attribs }) => ({
    url: attribs.href ?? '',
    hreflang: attribs.hreflang,
  }));
}

function internalTarget(url: string, page: BuiltPage): BuiltPage | undefined {
  const { pathname, origin: where } = new URL(url, origin + page.address);
  return where === origin ? pageAt(pathname) : undefined;
}
