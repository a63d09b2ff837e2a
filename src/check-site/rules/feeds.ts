import { load } from 'cheerio';
import { siteLanguages } from '../../i18n/languages.ts';
import { feedPath, isArticle } from '../../i18n/routes.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';
import type { SiteFinding } from '../site/site-finding.ts';

const sourceFile = 'src/pages/[...feed].xml.ts';

/** Checks that the feeds list the articles. */
export function* checkFeeds({ origin, pages, textOf }: Site): Generator<SiteFinding> {
  for (const language of siteLanguages) {
    const file = feedPath(language);
    const $ = load(textOf(file), { xml: true });
    if ($('channel > language').text() !== language)
      yield {
        file,
        message: `The feed does not say that it is in ${language}. See ${sourceFile}.`,
      };
    if ($('channel > atom\\:link[rel="self"]').attr('href') !== origin + file)
      yield {
        file,
        message: `The feed does not name its own URL ${origin}${file}. See ${sourceFile}.`,
      };
    const articles = pages
      .filter((page) => isArticle(page.page) && page.language === language)
      .map(({ path, $: $page }) => ({
        link: origin + path,
        title: $page('meta[property="og:title"]').attr('content'),
      }));
    const items = selectAll($, 'item').map((item) => ({
      link: $(item).children('link').text(),
      title: $(item).children('title').text(),
    }));
    for (const { link, title } of articles)
      if (items.find((item) => item.link === link)?.title !== title)
        yield { file, message: `The feed does not have ${link} as “${title}”. See ${sourceFile}.` };
    for (const { link } of items)
      if (!articles.some((article) => article.link === link))
        yield { file, message: `${link} is not an article in ${language}. See ${sourceFile}.` };
  }
}

/** Checks that a page links to the feed of its language. */
export function* checkFeedLink({ $, language, kind }: BuiltPage, { origin }: Site) {
  if (kind === 'not-found') return;
  const href = $('link[type="application/rss+xml"]').attr('href');
  const expected = origin + feedPath(language);
  if (href !== expected) yield `The link to the feed is ${href ?? 'missing'}. Write ${expected}.`;
}
