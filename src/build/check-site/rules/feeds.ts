/** Every language has a feed of its articles, and its pages name it. */
import { load } from 'cheerio';
import { type SiteLanguage, siteLanguages } from '../../../i18n/languages.ts';
import { feedAddress } from '../../../i18n/routes.ts';
import type { SiteFault } from '../fault.ts';
import { type BuiltPage, elementsOf, type Site } from '../site.ts';

const here = 'src/pages/[...feed].xml.ts';

export function* feeds(site: Site): Generator<SiteFault> {
  for (const language of siteLanguages) {
    const file = feedAddress(language);
    const $ = load(site.textOf(file), { xml: true });
    if ($('channel > language').text() !== language)
      yield { file, message: `The feed does not say that it is in ${language}. See ${here}.` };
    const items = elementsOf($, 'item').map((item) => ({
      link: $(item).children('link').text(),
      title: $(item).children('title').text(),
      date: Date.parse($(item).children('pubDate').text()),
    }));
    for (const { link, title } of items) {
      const message = itemFault(site, language, link, title);
      if (message) yield { file, message };
    }
    if (items.some(({ date }, index) => !(date <= (items[index - 1]?.date ?? Infinity))))
      yield { file, message: `The articles are not listed newest first. See ${here}.` };
    const links = items.map(({ link }) => link);
    for (const page of site.pages)
      if (isArticleIn(page, language) && !links.includes(site.origin + page.address))
        yield { file, message: `The feed lacks ${page.address}. See ${here}.` };
  }
}

function itemFault(
  site: Site,
  language: SiteLanguage,
  link: string,
  title: string,
): string | undefined {
  const page = link.startsWith(site.origin)
    ? site.pageAt(link.slice(site.origin.length))
    : undefined;
  if (!page || !isArticleIn(page, language))
    return `The item “${title}” leads to ${link}, which is no article in ${language}. Take its address from the route table in ${here}.`;
  const own = page.$('meta[property="og:title"]').attr('content');
  return own === title
    ? undefined
    : `The item for ${page.address} is called “${title}” and its page “${own}”. Both must come from the article's file.`;
}

/** A page that search engines find names the feed of its language. */
export function* feedLink({ $, language, kind }: BuiltPage, { origin }: Site) {
  if (kind === 'not-found') return;
  const href = $('link[type="application/rss+xml"]').attr('href');
  const wanted = origin + feedAddress(language);
  if (href !== wanted) yield `The link to the feed is ${href ?? 'missing'}. Write ${wanted}.`;
}

function isArticleIn({ page, language }: BuiltPage, wanted: SiteLanguage): boolean {
  return typeof page === 'object' && page !== null && language === wanted;
}
