/** The pages and their links; `npm run check:site` finds dead links and stray files. */
import { describe, expect, it } from 'vitest';
import { company, companyProfile } from '../../src/domain/company.ts';
import { languages, siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { articleBackPath, isArticle, pagePath, translationsOf } from '../../src/i18n/routes.ts';
import { loadSite } from '../../src/service/static/load-site.ts';
import {
  contentPages,
  dist,
  origin,
  pageByPath,
  pages,
  plainText,
  selectAll,
} from '../support/built-site.ts';

it('the files have media types that browsers know', () => {
  const unknown = [...loadSite(dist).files.values()].filter(({ type }) =>
    /octet-stream/.test(type),
  );
  expect(unknown.map(({ path }) => path)).toEqual([]);
});

describe('links', () => {
  it('leave the site only in permitted ways', () => {
    const companyLinks = [
      `mailto:${company.email}`,
      `tel:${company.phone.dial}`,
      companyProfile.chat,
    ];
    for (const { $, path } of pages) {
      const outside = selectAll($, 'body a[href]')
        .filter((link) => $(link).closest('.prose').length === 0)
        .map(({ attribs }) => attribs.href ?? '')
        .filter((url) => !companyLinks.includes(url) && new URL(url, origin).origin !== origin);
      expect(outside, path).toEqual([]);
    }
  });

  it('lead from every page to its translations', () => {
    for (const { $, page, language, path } of contentPages) {
      const wanted = translationsOf(page ?? 'home').filter(
        (other) => other.language !== language && pageByPath(other.path),
      );
      const links = selectAll($, 'footer a[hreflang]').map(({ attribs }) => ({
        language: attribs.hreflang,
        path: attribs.href,
      }));
      expect(links, path).toEqual(wanted);
    }
  });

  it('of the language menu lead home, with flags', () => {
    for (const { $, language, path } of contentPages) {
      const links = selectAll($, '#language-list a').map((link) => [
        plainText($(link).text()),
        link.attribs.href,
        link.attribs.hreflang,
        link.attribs.lang,
        $(link).find('img').length,
      ]);
      expect(links, path).toEqual(
        siteLanguages.map((other) => [
          languages[other].label,
          pagePath('home', other),
          other,
          other,
          1,
        ]),
      );
      expect($('#language-list a[aria-current]').attr('hreflang')).toBe(language);
    }
  });

  it('lead back from an article to its list', async () => {
    for (const { $, page, language, path } of contentPages) {
      if (!isArticle(page)) continue;
      const { back } = (await siteMessages(language)).blog;
      const links = selectAll($, 'main a').filter((link) => plainText($(link).text()) === back);
      const hrefs = links.map(({ attribs }) => attribs.href);
      expect(hrefs, path).toEqual([articleBackPath(language)]);
    }
  });

  it('to a chat open a new tab', () => {
    for (const { $, page, path } of pages) {
      const chat = $('a[target]');
      const hasChat = page === 'home' || page === 'contact';
      expect(chat, path).toHaveLength(hasChat ? 1 : 0);
      if (!hasChat) continue;
      expect(chat.attr()).toMatchObject({
        href: companyProfile.chat,
        target: '_blank',
        rel: 'noopener',
      });
      expect(chat.text()).toMatch(/\(.+\)/);
    }
  });
});
