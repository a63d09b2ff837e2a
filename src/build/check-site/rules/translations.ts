/** Canonical links, and hreflang links that are complete and go both ways. */
import { defaultLanguage, siteLanguages } from '../../../i18n/languages.ts';
import { addressOf, type PageRef } from '../../../i18n/routes.ts';
import { type BuiltPage, elementsOf, type Site } from '../site.ts';

export function* canonical({ $, page, language }: BuiltPage, { origin }: Site) {
  const found = elementsOf($, 'link[rel="canonical"]').map(({ attribs }) => attribs.href ?? '');
  const [first, ...more] = found;
  if (more.length > 0) yield `The page has ${found.length} canonical links. Leave one.`;
  if (!page) {
    if (first !== undefined)
      yield `A page for what does not exist has the canonical link ${first}. Take it out.`;
    return;
  }
  const wanted = origin + addressOf(page, language);
  if (first === undefined) yield `The page has no canonical link. Write ${wanted}.`;
  else if (first !== wanted) yield `The canonical link is ${first}. Write ${wanted}.`;
}

export function* hreflang(built: BuiltPage, site: Site) {
  const { page } = built;
  const found = alternatesOf(built);
  const wanted = page ? translations(page, site.origin) : new Map<string, string>();
  const count = elementsOf(built.$, alternateLinks).length;
  if (count !== found.size)
    yield 'Two hreflang links name the same language. Leave the one that is right.';
  for (const [language, href] of wanted) {
    const own = found.get(language);
    if (own === href) continue;
    const other = site.pageAt(href.slice(site.origin.length));
    const oneWay = other && other !== built && [...alternatesOf(other).values()].includes(urlOf());
    yield own
      ? `The hreflang link for ${language} leads to ${own}. Write ${href}.`
      : `There is no hreflang link for ${language}${oneWay ? `, though ${other.address} has one to here: search engines drop links that go one way` : ''}. Write ${href}.`;
  }
  for (const [language, href] of found)
    if (!wanted.has(language))
      yield `The hreflang link for ${language} to ${href} has no row in the table of addresses. Take it out.`;

  function urlOf(): string {
    return site.origin + (page ? addressOf(page, built.language) : built.address);
  }
}

const alternateLinks = 'head link[rel="alternate"][hreflang]';

/** The translations that a page names, by language. */
export function alternatesOf({ $ }: BuiltPage): Map<string, string> {
  return new Map(
    elementsOf($, alternateLinks).map(({ attribs }) => [
      attribs.hreflang ?? '',
      attribs.href ?? '',
    ]),
  );
}

function translations(page: PageRef, origin: string): Map<string, string> {
  const all = siteLanguages.map((language) => [language, language] as const);
  return new Map(
    [...all, ['x-default', defaultLanguage] as const].map(([tag, language]) => [
      tag,
      origin + addressOf(page, language),
    ]),
  );
}
