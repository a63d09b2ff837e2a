/** Not-found pages: those of each language, and one at the root for hosts that allow only one. */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/domain/company.ts';
import { type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { type NotFoundPage, notFoundPages, pagePath } from '../../src/i18n/routes.ts';
import { pageByPath, plainText, selectAll } from '../support/built-site.ts';

describe.each(notFoundPages)('the page at $path', ({ path, language, kind }) => {
  const $ = pageByPath(path)?.$ ?? load('');

  it('has text and links in its language', async () => {
    const { notFound, articleNotFound } = await siteMessages(language);
    const texts = kind === 'article' ? articleNotFound : notFound;
    expect(plainText($('h1').text())).toBe(texts.title);
    expect($('title').text()).toContain(texts.title);
    expect(plainText($('main').text())).toContain(texts.text);
    expect(
      selectAll($, 'main a').map((link) => [plainText($(link).text()), link.attribs.href]),
    ).toEqual((await linksIn(language, kind)).map(([text, href]) => [plainText(text), href]));
    expect($('header a').attr('href')).toBe(pagePath('home', language));
    expect(selectAll($, 'footer a').map(({ attribs }) => attribs.href)).toEqual(
      siteLanguages.map((other) => pagePath('home', other)),
    );
  });

  it('carries the other languages only at the root', () => {
    const isRoot = path === '/404';
    expect($('script[type="application/json"]')).toHaveLength(isRoot ? 1 : 0);
  });
});

/** A missing article leads to the other articles first. */
async function linksIn(
  language: SiteLanguage,
  kind: NotFoundPage['kind'],
): Promise<[text: string, href: string][]> {
  const { notFound, contact: details } = await siteMessages(language);
  const home: [string, string] = [notFound.home, pagePath('home', language)];
  const blog: [string, string] = [notFound.blog, pagePath('blog', language)];
  return [
    ...(kind === 'article' ? [blog, home] : [home, blog]),
    [notFound.contact, pagePath('contact', language)],
    [`${details.phone}:\u00a0${company.phone.text}`, `tel:${company.phone.dial}`],
  ];
}
