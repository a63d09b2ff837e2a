import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/company.ts';
import { defaultLanguage, type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, notFoundFolders, notFoundPages } from '../../src/i18n/routes.ts';
import { siteMessages } from '../../src/i18n/site-messages.ts';
import { elementsOf, pageAt, textOf } from '../support/built-site.ts';

const root = pageAt('/404');
if (!root) throw new Error('The root’s not-found page is missing');
const { $ } = root;

describe.each(notFoundPages)(
  'the page for what is not found at $address',
  ({ address, language, kind }) => {
    it('says so and leads on, in its language', async () => {
      const { notFound, articleNotFound } = await siteMessages(language);
      const expected = kind === 'article' ? articleNotFound : notFound;
      const page = pageAt(address)?.$ ?? load('');
      expect(textOf(page('h1').text())).toBe(expected.title);
      expect(page('title').text()).toContain(expected.title);
      expect(textOf(page('main').text())).toContain(expected.text);
      const links = elementsOf(page, 'main a').map((link) => [
        textOf(page(link).text()),
        link.attribs.href,
      ]);
      expect(links).toEqual((await linksIn(language)).map(([text, href]) => [textOf(text), href]));
      expect(page('header a').attr('href')).toBe(addressOf('home', language));
      expect(elementsOf(page, 'footer a').map(({ attribs }) => attribs.href)).toEqual(
        siteLanguages.map((other) => addressOf('home', other)),
      );
    });

    it('carries the other languages only at the root', () => {
      const page = pageAt(address)?.$ ?? load('');
      const isRoot = address === root.address;
      expect(page('script[type="application/json"]')).toHaveLength(isRoot ? 1 : 0);
      expect(page('template')).toHaveLength(isRoot ? siteLanguages.length - 1 : 0);
    });
  },
);

describe('the root’s not-found page', () => {
  const data = JSON.parse($('#not-found-data').text()) as {
    folders: unknown;
    texts: Record<SiteLanguage, Record<string, Record<string, unknown>>>;
  };

  it('has one h1, in the default language', () => {
    expect($('html').attr('lang')).toBe(defaultLanguage);
    expect($('h1')).toHaveLength(1);
  });

  it('carries the texts of every language as data', async () => {
    expect(Object.keys(data.texts)).toEqual(siteLanguages);
    for (const language of siteLanguages) {
      const { notFound, articleNotFound, navigation } = await siteMessages(language);
      expect(data.texts[language]).toEqual({
        skip: navigation.skip,
        page: { title: notFound.title, text: notFound.text },
        article: articleNotFound,
        links: Object.fromEntries(
          (await linksIn(language)).map(([text, href], index) => [
            ['home', 'blog', 'contact', 'phone'][index],
            { text, href },
          ]),
        ),
      });
    }
  });

  it('has a place for each of them', () => {
    for (const name of ['skip', 'title', 'text', 'home', 'blog', 'contact', 'phone'])
      expect($(`[data-swap="${name}"]`), name).toHaveLength(1);
  });

  it('finds the language by the same folders as the service', () => {
    expect(data.folders).toEqual(notFoundFolders);
  });

  it('carries the other languages’ cookie banners', async () => {
    const templates = elementsOf($, 'template');
    expect(templates.map(({ attribs }) => attribs['data-banner'])).toEqual(
      siteLanguages.filter((language) => language !== defaultLanguage),
    );
    for (const language of siteLanguages.filter((tag) => tag !== defaultLanguage)) {
      const { title, accept, later, policy } = (await siteMessages(language)).cookieBanner;
      const banner = load($(`template[data-banner="${language}"]`).html() ?? '');
      expect(banner('#cookie-banner')).toHaveLength(1);
      const text = textOf(banner('#cookie-banner').text());
      for (const part of [title, accept, later]) expect(text).toContain(part);
      expect(textOf(banner('a').text())).toBe(policy);
      expect(banner('a').attr('href')).toBe(addressOf('cookies', language));
    }
  });
});

async function linksIn(language: SiteLanguage): Promise<[text: string, href: string][]> {
  const { notFound, contact: details } = await siteMessages(language);
  const { home, blog, contact } = notFound;
  return [
    [home, addressOf('home', language)],
    [blog, addressOf('blog', language)],
    [contact, addressOf('contact', language)],
    [`${details.phone}:\u00a0${company.phone.text}`, `tel:${company.phone.dial}`],
  ];
}
