import { assets, precompressed } from './rules/assets.ts';
import { csp } from './rules/csp.ts';
import { feedLink, feeds } from './rules/feeds.ts';
import { head, uniqueMetadata } from './rules/head.ts';
import { icons } from './rules/icons.ts';
import { language, placeholders } from './rules/language.ts';
import { links } from './rules/links.ts';
import { formPageMarkup, markup } from './rules/markup.ts';
import { ogImages, openGraph } from './rules/open-graph.ts';
import { builtPages } from './rules/pages.ts';
import { related } from './rules/related.ts';
import { sitemap } from './rules/sitemap.ts';
import { sizeBudgets } from './rules/size-budgets.ts';
import { entities, structuredData } from './rules/structured-data.ts';
import { canonical, hreflang } from './rules/translations.ts';
import { type BuiltPage, createFinding, type Site } from './site/site.ts';
import type { SiteFinding } from './site/site-finding.ts';

/** @returns messages */
type PageRule = (page: BuiltPage, site: Site) => Iterable<string>;

type SiteRule = (site: Site) => Iterable<SiteFinding>;

/** Rules of `npm run check:site`, by what each page has. */
const pageRules: Record<string, PageRule> = {
  'valid HTML': markup,
  'links that lead somewhere': links,
  'files that are there': assets,
  'a title and a description': head,
  'its canonical link': canonical,
  'links to its translations': hreflang,
  'Open Graph data': openGraph,
  'structured data': structuredData,
  'a link to the feed': feedLink,
  'one language': language,
  'no placeholder': placeholders,
  'a content security policy that fits': csp,
  'icons of their size': icons,
};

export const siteRules: Record<string, SiteRule> = {
  'every path and no other page': builtPages,
  'valid HTML in form pages': formPageMarkup,
  'precompressed files': precompressed,
  'titles and descriptions that differ': uniqueMetadata,
  'a sitemap': sitemap,
  'Open Graph images': ogImages,
  feeds,
  'related articles': related,
  'one entity per @id': entities,
  'size budgets': sizeBudgets,
};

export function checkSite(site: Site): SiteFinding[] {
  return [
    ...site.pages.flatMap((page) => checkPage(page, site)),
    ...Object.values(siteRules).flatMap((rule) => [...rule(site)]),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

export function checkPage(page: BuiltPage, site: Site): SiteFinding[] {
  const messages = Object.values(pageRules).flatMap((rule) => [...rule(page, site)]);
  return [...new Set(messages)].map((message) => createFinding(page, message));
}
