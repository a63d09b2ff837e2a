/** The sitemap and what leads to it agree with the pages. */
import { load } from 'cheerio';
import { formatDate } from '../../../i18n/format.ts';
import { legalPages } from '../../../i18n/routes.ts';
import type { SiteFault } from '../fault.ts';
import { type BuiltPage, elementsOf, faultOn, plainText, type Site } from '../site.ts';
import { alternatesOf } from './translations.ts';

const index = '/sitemap-index.xml';
const here = 'src/build/sitemap.ts';

interface Entry {
  file: string;
  url: string;
  changed: string;
  alternates: Map<string, string>;
}

export function* sitemap(site: Site): Generator<SiteFault> {
  yield* robots(site);
  const parts = partsOf(site);
  const $ = load(site.textOf(index), { xml: true });
  for (const part of elementsOf($, 'sitemap:not(:has(> lastmod))'))
    yield {
      file: index,
      message: `${$(part).children('loc').text()} has no date. Set lastmod in ${here}.`,
    };
  if (parts.length === 0)
    yield {
      file: index,
      message: 'The index names no sitemap. Build again; @astrojs/sitemap writes it.',
    };
  for (const part of parts.filter((file) => !site.files.has(file)))
    yield {
      file: index,
      message: `The index names ${part}, and no such file is there. Build again.`,
    };
  const entries = parts.flatMap((file) => entriesIn(file, site));
  const seen = new Set<string>();
  for (const entry of entries) {
    const message = entryFault(entry, seen, site);
    if (message) yield { file: entry.file, message };
    seen.add(entry.url);
  }
  for (const page of site.pages)
    if (page.kind === 'listed' && !seen.has(site.origin + page.address))
      yield faultOn(page, `The sitemap does not list this page. Look at the filter in ${here}.`);
}

function entryFault(entry: Entry, seen: ReadonlySet<string>, site: Site): string | undefined {
  const { url, alternates } = entry;
  const page = pageOf(url, site);
  if (seen.has(url)) return `${url} is listed twice. Leave one; see ${here}.`;
  if (!page) return `${url} is listed, and there is no such page. Take it out in ${here}.`;
  if (page.kind !== 'listed' || page.$('meta[name="robots"][content*="noindex"]').length > 0)
    return `${url} is listed, and search engines should not find that page. Take it out in ${here}.`;
  const own = alternatesOf(page);
  const differing = [...new Set([...own.keys(), ...alternates.keys()])].filter(
    (language) => own.get(language) !== alternates.get(language),
  );
  if (differing.length > 0)
    return `The translations of ${url} are not those that the page names: ${differing.join(', ')}. Both must come from the table of addresses.`;
  return dateFault(entry, page);
}

/** Pages whose texts have a date are dated by it; another date would tell search engines nothing. */
function dateFault({ url, changed }: Entry, { $, page, language }: BuiltPage): string | undefined {
  const times = elementsOf($, 'main time').map(({ attribs }) => attribs.datetime ?? '');
  const day = changed.slice(0, 10);
  if (legalPages.some((legal) => legal === page)) {
    const date = changed && plainText(formatDate(new Date(changed), language));
    return date && plainText($('main').text()).includes(date)
      ? undefined
      : `${url} is dated ${day || 'not at all'}, and its page shows another date. See lastChange in ${here}.`;
  }
  // An article's own date comes first; those of the articles to read next follow.
  const wanted =
    typeof page === 'object' ? times[0] : page === 'blog' ? times.toSorted().at(-1) : '';
  return day === wanted
    ? undefined
    : `${url} is dated ${day || 'not at all'} and should be ${wanted || 'without a date'}. See lastChange in ${here}.`;
}

function* robots(site: Site): Generator<SiteFault> {
  const file = '/robots.txt';
  const lines = site.textOf(file).split('\n');
  const wanted = ['User-agent: *', 'Allow: /', `Sitemap: ${site.origin}${index}`];
  for (const line of wanted.filter((text) => !lines.includes(text)))
    yield { file, message: `The line “${line}” is missing. Write it in src/pages/robots.txt.ts.` };
  for (const line of lines.filter((text) => text.startsWith('Disallow')))
    yield {
      file,
      message: `“${line}” keeps search engines out. Take it out of src/pages/robots.txt.ts.`,
    };
}

function partsOf(site: Site): string[] {
  const $ = load(site.textOf(index), { xml: true });
  return elementsOf($, 'sitemap > loc').map((loc) => $(loc).text().slice(site.origin.length));
}

function entriesIn(file: string, site: Site): Entry[] {
  const $ = load(site.textOf(file), { xml: true });
  return elementsOf($, 'url').map((url) => ({
    file,
    url: $(url).children('loc').text(),
    changed: $(url).children('lastmod').text(),
    alternates: new Map(
      $(url)
        .children('xhtml\\:link[rel="alternate"]')
        .toArray()
        .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
    ),
  }));
}

/** The page at an absolute address, spelled exactly. */
function pageOf(url: string, { origin, pageAt }: Site): BuiltPage | undefined {
  return url.startsWith(`${origin}/`) ? pageAt(url.slice(origin.length)) : undefined;
}
