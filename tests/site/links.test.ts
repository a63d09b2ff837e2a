import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { init, parse } from 'es-module-lexer';
import { describe, expect, it } from 'vitest';
import { loanPath, messagePath } from '../../src/api.ts';
import { chatLink, company } from '../../src/company.ts';
import { defaultLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { articleBackAddress } from '../../src/i18n/routes.ts';
import {
  type BuiltPage,
  contentPages,
  dist,
  elementsOf,
  fileFor,
  files,
  origin,
  pageAt,
  pages,
} from './site.ts';

await init;

/** Links that leave the site on purpose. */
const outside = [`mailto:${company.email}`, `tel:${company.phone.dial}`, chatLink];

/** Where forms go; no file stands there. */
const service = [loanPath, messagePath];

interface Reference {
  /** What names it, for the reader of a failure. */
  what: string;
  url: string;
}

describe.each(pages)('everything that $address names', (page) => {
  it('exists', () => {
    const references = referencesIn(page);
    expect(references.length).toBeGreaterThan(20);
    expect(
      references
        .filter(({ url }) => !leadsSomewhere(url, page))
        .map(({ what, url }) => `${what} ${url}`),
    ).toEqual([]);
  });

  it('is in its own language, but for the lists of languages', () => {
    const { $, language } = page;
    const strays = linksOf($).flatMap(({ url, hreflang }) => {
      const target = internalTarget(url, page);
      if (!target) return [];
      const expected = hreflang ?? language;
      return target.language === expected
        ? []
        : [`${url} is in ${target.language}, not ${expected}`];
    });
    expect(strays).toEqual([]);
  });
});

describe('links', () => {
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

describe('what a page names in its turn', () => {
  it('exists: modules', () => {
    const gone = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => {
        const [imports] = parse(readFileSync(dist + file, 'utf8'));
        return imports
          .map(({ specifier }) => specifier)
          .filter((specifier) => typeof specifier === 'string')
          .map((specifier) => posix.join(posix.dirname(file), specifier))
          .filter((target) => !files.includes(target))
          .map((target) => `${file} imports ${target}`);
      });
    expect(gone).toEqual([]);
  });

  it('exists: icons and start of the manifest', () => {
    const manifest = JSON.parse(readFileSync(`${dist}/site.webmanifest`, 'utf8')) as {
      start_url: string;
      icons: { src: string }[];
    };
    expect(pageAt(manifest.start_url)?.language).toBe(defaultLanguage);
    expect(manifest.icons.filter(({ src }) => !files.includes(src))).toEqual([]);
    expect(manifest.icons).not.toEqual([]);
  });
});

/** Every address in a page, whatever names it. */
function referencesIn({ $, html }: BuiltPage): Reference[] {
  const all: Reference[] = [];
  for (const attribute of ['href', 'src', 'action', 'formaction', 'poster', 'data']) {
    for (const element of elementsOf($, `[${attribute}]`))
      all.push({
        what: `<${element.tagName} ${attribute}>`,
        url: element.attribs[attribute] ?? '',
      });
  }
  for (const { attribs } of elementsOf($, '[srcset], [imagesrcset]')) {
    for (const part of (attribs.srcset ?? attribs.imagesrcset ?? '').split(','))
      all.push({ what: 'srcset', url: part.trim().split(/\s+/)[0] ?? '' });
  }
  for (const { attribs } of elementsOf($, 'astro-island')) {
    const own = [
      attribs['component-url'],
      attribs['renderer-url'],
      attribs['before-hydration-url'],
    ];
    for (const url of [...own, ...(attribs.preload ?? '').split(' ')])
      if (url) all.push({ what: 'astro-island', url });
    // What the island draws itself once it is awake.
    for (const [, url] of (attribs.props ?? '').matchAll(/\[0,"(\/[^"]*)"\]/g))
      all.push({ what: 'props', url: url ?? '' });
  }
  for (const { attribs } of elementsOf($, 'meta[property="og:url"], meta[property="og:image"]'))
    all.push({ what: 'meta', url: attribs.content ?? '' });
  for (const [, url] of html.matchAll(/url\(["']?([^"')]+)/g))
    all.push({ what: 'url()', url: url ?? '' });
  return all;
}

/** Whether a file answers, its anchor is there, and what has no file is known to us. */
function leadsSomewhere(url: string, page: BuiltPage): boolean {
  if (outside.includes(url) || service.includes(url)) return true;
  // Pictures in the style sheet itself need no file.
  if (url.startsWith('data:')) return true;
  const { pathname, hash, search, origin: where } = new URL(url, origin + page.address);
  if (where !== origin || search !== '' || !fileFor(decodeURI(pathname))) return false;
  const target = pageAt(pathname);
  return hash === '' || target?.$(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 1;
}

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
