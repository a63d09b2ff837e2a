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
import { firstPictures, pictureSizes, pictures } from './rules/pictures.ts';
import { hashes, inline, strictness } from './rules/policy.ts';
import { shareImages, sharing } from './rules/sharing.ts';
import { sitemap } from './rules/sitemap.ts';
import { structuredData } from './rules/structured-data.ts';
import { styles } from './rules/styles.ts';
import { canonical, hreflang } from './rules/translations.ts';
import { weight } from './rules/weight.ts';
import { faultsOn, type HtmlRule, type PageRule, type Site, type SiteRule } from './site.ts';

/** What holds of any text in HTML, the service's answers included. */
export const htmlRules: Record<string, HtmlRule> = {
  'valid HTML': markup,
  'one h1 and headings in order': headings,
  'ids that are there, once': ids,
  'text and size of every picture': pictures,
  'nothing inline and nothing from elsewhere': inline,
  'a policy that knows what stands in the page': hashes,
};

/** What holds of every page. */
export const pageRules: Record<string, PageRule> = {
  links,
  anchors,
  'files that are there': assets,
  'a title and a description': head,
  'its canonical link': canonical,
  'links to its translations': hreflang,
  'what is shared': sharing,
  'structured data': structuredData,
  'the drawing that it begins with': firstPictures,
  'a link to the feed': feedLink,
  'one language': language,
  'no placeholder': placeholders,
  'a strict policy': strictness,
  ...htmlRules,
};

/** What holds of the site as a whole. */
export const siteRules: Record<string, SiteRule> = {
  'every address and no other page': addresses,
  'files that name files that are there': namedByFiles,
  'no file that nothing names': orphans,
  'compressed twins': twins,
  'titles and descriptions that differ': unique,
  'a sitemap': sitemap,
  'share images': shareImages,
  feeds,
  'pictures no larger than shown': pictureSizes,
  'little weight': weight,
  'no style for nothing': styles,
};

/** Every fault, by file. */
export async function checkSite(
  site: Site,
  rules = { page: pageRules, site: siteRules },
): Promise<SiteFault[]> {
  // Page by page, so that each is parsed once however many there are.
  const faults = site.pages.flatMap((page) => faultsOn(page, site, rules.page));
  for (const rule of Object.values(rules.site)) faults.push(...(await rule(site)));
  return faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}
