import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../../src/i18n/format.ts';
import { defaultLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, legalPages, type PageRef } from '../../src/i18n/routes.ts';
import {
  type BuiltPage,
  contentPages,
  dist,
  elementsOf,
  listedPages,
  origin,
  pageAt,
  pages,
  textOf,
} from './site.ts';

describe.each(pages)('the head of $address', (page) => {
  const { $, language, kind } = page;
  const meta = (name: string) => $(`head meta[name="${name}"]`).attr('content');

  it('names the language and the page', () => {
    expect($('html').attr('lang')).toBe(language);
    expect($('title')).toHaveLength(1);
    const title = $('head title').text();
    expect([...title].length, title).toBeLessThanOrEqual(60);
    expect(title).toMatch(/^\S.* \| \S+$/);
    expect($('head meta[charset="utf-8"]').index()).toBe(0);
    // People must be able to zoom.
    expect(meta('viewport')).toBe('width=device-width, initial-scale=1');
  });

  it('tells search engines what to do with it', () => {
    const description = meta('description') ?? '';
    const isListed = kind !== 'not-found';
    expect(meta('robots')).toBe(isListed ? undefined : 'noindex');
    expect([...description].length >= 70 && [...description].length <= 160).toBe(isListed);
    expect(elementsOf($, 'link[rel="canonical"]').map(hrefOf)).toEqual(
      page.page ? [absolute(page.page, language)] : [],
    );
    expect(alternatesOf(page)).toEqual(page.page ? translations(page.page) : {});
  });
});

describe('the pages', () => {
  it('are told apart by title and description', () => {
    const heads = listedPages.map(({ $, language }) =>
      [language, $('title').text(), $('meta[name="description"]').attr('content')].join('\n'),
    );
    expect(new Set(heads).size).toBe(listedPages.length);
    for (const language of siteLanguages) {
      const titles = listedPages
        .filter((page) => page.language === language)
        .map(({ $ }) => $('title').text());
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  it('are linked with their translations both ways', () => {
    for (const page of listedPages) {
      const alternates = alternatesOf(page);
      for (const href of Object.values(alternates)) {
        const other = pageAt(pathOf(href));
        expect(other && alternatesOf(other), `${page.address} and ${href}`).toEqual(alternates);
      }
    }
  });

  it('at an alias point to the first reading', () => {
    for (const { $, kind, address } of contentPages) {
      const canonical = pathOf($('link[rel="canonical"]').attr('href') ?? '');
      expect(canonical === address, address).toBe(kind === 'listed');
      expect(pageAt(canonical)?.kind).toBe('listed');
    }
  });
});

describe('the sitemap', () => {
  const index = load(readFileSync(`${dist}/sitemap-index.xml`), { xml: true });
  const parts = index('sitemap > loc')
    .toArray()
    .map((loc) => load(readFileSync(dist + pathOf(index(loc).text())), { xml: true }));
  const entries = parts.flatMap(($) =>
    elementsOf($, 'url').map((url) => ({
      address: $(url).children('loc').text(),
      changed: $(url).children('lastmod').text(),
      alternates: Object.fromEntries(
        $(url)
          .children('xhtml\\:link[rel="alternate"]')
          .toArray()
          .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
      ),
    })),
  );

  it('lists every page once and nothing else', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(
      listedPages.map(({ address }) => origin + address).sort(),
    );
  });

  it('dates the pages whose texts have a date, and no others', () => {
    for (const { address, changed } of entries) {
      const page = pageAt(pathOf(address));
      if (!page?.page) throw new Error(`${address} is no page`);
      const times = elementsOf(page.$, 'main time').map(({ attribs }) => attribs.datetime);
      if (typeof page.page !== 'string') expect(changed.slice(0, 10)).toBe(times[0]);
      else if (page.page === 'blog') expect(changed.slice(0, 10)).toBe(times.sort().at(-1));
      else if (legalPages.some((legal) => legal === page.page)) {
        const date = formatDate(new Date(changed), page.language);
        expect(textOf(page.$('main').text())).toContain(textOf(date));
      } else expect(changed, address).toBe('');
    }
  });

  it('names the same translations as the pages', () => {
    for (const { address, alternates } of entries) {
      const page = pageAt(pathOf(address));
      expect(alternates, address).toEqual(page && alternatesOf(page));
    }
  });
});

function alternatesOf({ $ }: BuiltPage): Record<string, string> {
  const links = elementsOf($, 'head link[rel="alternate"][hreflang]');
  const alternates = Object.fromEntries(
    links.map((link) => [link.attribs.hreflang ?? '', hrefOf(link)]),
  );
  expect(Object.keys(alternates)).toHaveLength(links.length);
  return alternates;
}

function translations(page: PageRef): Record<string, string> {
  const all = siteLanguages.map((language) => [language, absolute(page, language)]);
  return Object.fromEntries([...all, ['x-default', absolute(page, defaultLanguage)]]);
}

function absolute(page: PageRef, language: (typeof siteLanguages)[number]): string {
  return origin + addressOf(page, language);
}

function hrefOf({ attribs }: { attribs: Record<string, string> }): string {
  return attribs.href ?? '';
}

function pathOf(url: string): string {
  expect(url.startsWith(`${origin}/`), url).toBe(true);
  return new URL(url).pathname;
}
