/** Judges the built site, every address and every file at once, and says of each fault where it is and what to do. */
import type { SiteFault } from './fault.ts';
import { addresses } from './rules/addresses.ts';
import { assets, namedByFiles, orphans, twins } from './rules/assets.ts';
import { feedLink, feeds } from './rules/feeds.ts';
import { head, unique } from './rules/head.ts';
import { headings } from './rules/headings.ts';
import { ids } from './rules/ids.ts';
import { language, placeholders } from './rules/language.ts';
import { anchors, links } from './rules/links.ts';
import { markup } from './rules/markup.ts';
import { pictureSizes, pictures } from './rules/pictures.ts';
import { hashes, inline, strictness } from './rules/policy.ts';
import { shareImages, sharing } from './rules/sharing.ts';
import { sitemap } from './rules/sitemap.ts';
import { structuredData } from './rules/structured-data.ts';
import { canonical, hreflang } from './rules/translations.ts';
import { weight } from './rules/weight.ts';
import { type HtmlRule, onEveryPage, type Site, type SiteRule } from './site.ts';

/** What holds of any text in HTML, the service's answers included. */
export const htmlRules: Record<string, HtmlRule> = {
  'valid HTML': markup,
  'one h1 and headings in order': headings,
  'ids that are there, once': ids,
  'text and size of every picture': pictures,
  'nothing inline and nothing from elsewhere': inline,
  'a policy that knows what stands in the page': hashes,
};

export const siteRules: Record<string, SiteRule> = {
  'every address and no other page': addresses,
  links: onEveryPage(links),
  anchors: onEveryPage(anchors),
  'files that pages name': onEveryPage(assets),
  'files that files name': namedByFiles,
  'files that nothing names': orphans,
  'compressed twins': twins,
  'title and description': onEveryPage(head),
  'titles and descriptions of their own': unique,
  'canonical links': onEveryPage(canonical),
  'links between translations': onEveryPage(hreflang),
  sitemap,
  'what is shared': onEveryPage(sharing),
  'share images': shareImages,
  'structured data': onEveryPage(structuredData),
  feeds,
  'links to the feed': onEveryPage(feedLink),
  'one language': onEveryPage(language),
  'no placeholder': onEveryPage(placeholders),
  'a strict policy': onEveryPage(strictness),
  'pictures no larger than shown': pictureSizes,
  weight,
  ...Object.fromEntries(
    Object.entries(htmlRules).map(([name, rule]) => [name, onEveryPage(rule)] as const),
  ),
};

/** Every fault, by file. */
export async function checkSite(site: Site, rules = siteRules): Promise<SiteFault[]> {
  const faults: SiteFault[] = [];
  for (const rule of Object.values(rules)) faults.push(...(await rule(site)));
  return faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}
