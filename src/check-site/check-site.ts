import { checkAssets, checkPrecompressed } from './rules/assets.ts';
import { checkCanonical, checkHreflang } from './rules/canonical-links.ts';
import { checkCsp } from './rules/csp.ts';
import { checkFeedLink, checkFeeds } from './rules/feeds.ts';
import { checkHead, checkUniqueMetadata } from './rules/head.ts';
import { checkIcons } from './rules/icons.ts';
import { checkLanguage, checkPlaceholders } from './rules/language.ts';
import { checkLinks } from './rules/links.ts';
import { checkFormPageMarkup, checkMarkup } from './rules/markup.ts';
import { checkOgImages, checkOpenGraph } from './rules/open-graph.ts';
import { checkBuiltPages } from './rules/pages.ts';
import { checkRelated } from './rules/related.ts';
import { checkSitemap } from './rules/sitemap.ts';
import { checkSizeBudgets } from './rules/size-budgets.ts';
import { checkEntities, checkStructuredData } from './rules/structured-data.ts';
import type { BuiltPage, Site } from './site/site.ts';
import { createFinding, type SiteFinding } from './site/site-finding.ts';

/** @returns messages */
type PageRule = (page: BuiltPage, site: Site) => Iterable<string>;

type SiteRule = (site: Site) => Iterable<SiteFinding>;

/** Rules of `npm run check:site` for each page. */
const pageRules: readonly PageRule[] = [
  checkMarkup,
  checkLinks,
  checkAssets,
  checkHead,
  checkCanonical,
  checkHreflang,
  checkOpenGraph,
  checkStructuredData,
  checkFeedLink,
  checkLanguage,
  checkPlaceholders,
  checkCsp,
  checkIcons,
];

export const siteRules: readonly SiteRule[] = [
  checkBuiltPages,
  checkFormPageMarkup,
  checkPrecompressed,
  checkUniqueMetadata,
  checkSitemap,
  checkOgImages,
  checkFeeds,
  checkRelated,
  checkEntities,
  checkSizeBudgets,
];

/** Checks every page and file of a built site. */
export function checkSite(site: Site): SiteFinding[] {
  return [
    ...site.pages.flatMap((page) => checkPage(page, site)),
    ...siteRules.flatMap((rule) => [...rule(site)]),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/** Checks one page by the rules for pages. */
export function checkPage(page: BuiltPage, site: Site): SiteFinding[] {
  const messages = pageRules.flatMap((rule) => [...rule(page, site)]);
  return [...new Set(messages)].map((message) => createFinding(page, message));
}
