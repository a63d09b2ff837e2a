import { load } from 'cheerio';
import { isArticle, legalPages } from '../../i18n/routes.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';
import { createFinding, type SiteFinding } from '../site/site-finding.ts';
import { hreflangLinks } from './canonical-links.ts';
import { findPosting } from './structured-data.ts';

const indexFile = '/sitemap-index.xml';
const sourceFile = 'src/integrations/sitemap.ts';

/** Checks that the sitemap lists the pages for search engines. */
export function* checkSitemap(site: Site): Generator<SiteFinding> {
  const { origin, pageByPath, pages, textOf } = site;
  if (!textOf('/robots.txt').includes(`Sitemap: ${origin}${indexFile}`))
    yield {
      file: '/robots.txt',
      message: `It does not name ${origin}${indexFile}. Write it in src/pages/robots.txt.ts.`,
    };
  const listedUrls = new Set<string>();
  for (const { file, url, alternates, changed } of readEntries(site)) {
    const page = url.startsWith(origin) ? pageByPath(url.slice(origin.length)) : undefined;
    if (page?.kind !== 'listed')
      yield {
        file,
        message: `${url} is listed, but is no page for search engines. See ${sourceFile}.`,
      };
    else if (String([...hreflangLinks(page)].sort()) !== String(alternates.sort()))
      yield {
        file,
        message: `The translations of ${url} differ from those in the page. Both must come from src/i18n/routes.ts.`,
      };
    else if (changed !== shownChange(page, site))
      yield {
        file,
        message: `The sitemap says that ${url} changed ${changed ?? 'at no time'}, and the page says ${shownChange(page, site) ?? 'nothing'}. Both must come from the dates at the top of the text.`,
      };
    if (listedUrls.has(url)) yield { file, message: `${url} is listed twice. See ${sourceFile}.` };
    listedUrls.add(url);
  }
  for (const page of pages)
    if (page.kind === 'listed' && !listedUrls.has(origin + page.path))
      yield createFinding(
        page,
        `The sitemap does not list this page. See the filter in ${sourceFile}.`,
      );
}

/** The day of the last change that a page shows. The list of articles has that of its newest. */
function shownChange(built: BuiltPage, { pages }: Site): string | undefined {
  const { $, page, language } = built;
  if (page === 'blog')
    return latestChange(pages.filter((other) => other.language === language).map(findPosting));
  if (isArticle(page)) return latestChange([findPosting(built)]);
  const shown = $('main header time').attr('datetime');
  return legalPages.some((legal) => legal === page) ? shown : undefined;
}

function latestChange(postings: ReturnType<typeof findPosting>[]): string | undefined {
  return postings
    .flatMap((posting) => posting?.dateModified ?? [])
    .sort()
    .at(-1);
}

function readEntries({ origin, textOf }: Site) {
  const $index = load(textOf(indexFile), { xml: true });
  const files = selectAll($index, 'sitemap > loc').map((loc) =>
    $index(loc).text().slice(origin.length),
  );
  return files.flatMap((file) => {
    const $ = load(textOf(file), { xml: true });
    return selectAll($, 'url').map((entry) => ({
      file,
      url: $(entry).children('loc').text(),
      changed: $(entry).children('lastmod').text().slice(0, 10) || undefined,
      alternates: $(entry)
        .children('xhtml\\:link')
        .toArray()
        .map(({ attribs }): [string, string] => [attribs.hreflang ?? '', attribs.href ?? '']),
    }));
  });
}
