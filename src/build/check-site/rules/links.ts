/** Where people can go from a page: the exact address of a page that is there, in their language. */
import { loanPath, messagePath } from '../../../api.ts';
import { isLanguage, languages } from '../../../i18n/languages.ts';
import { articleBackAddress } from '../../../i18n/routes.ts';
import { type BuiltPage, decoded, elementsOf, type Site } from '../site.ts';

export function* links(page: BuiltPage, site: Site) {
  for (const { attribs } of elementsOf(page.$, 'body a[href], body area[href]')) {
    const fault = linkFault(attribs.href ?? '', attribs.hreflang, page, site);
    if (fault) yield fault;
  }
  const targets = formTargets(site);
  for (const { attribs } of elementsOf(page.$, '[action], [formaction]')) {
    const url = attribs.formaction ?? attribs.action ?? '';
    if (!targets.includes(url))
      yield `A form is sent to ${url}, where nobody takes it. Send it to ${targets.join(' or ')}; src/islands/endpoints.ts has both.`;
  }
}

/** Links that name a place on a page. */
export function* anchors(page: BuiltPage, site: Site) {
  for (const { attribs } of elementsOf(page.$, 'body a[href*="#"]')) {
    const url = parse(attribs.href ?? '', page, site);
    const target =
      url && url.origin === site.origin ? site.pageAt(decoded(url.pathname)) : undefined;
    const id = url ? decoded(url.hash.slice(1)) : '';
    if (target && id && !hasId(target, id))
      yield `The link to ${attribs.href} names a place that ${target.address} does not have. Write one of its ids, or leave #${id} out.`;
  }
}

/** Links to our own host that are no page of ours are dead; others cannot be judged from here. */
function linkFault(
  href: string,
  hreflang: string | undefined,
  page: BuiltPage,
  site: Site,
): string | undefined {
  // Places on the page itself are the next rule's business.
  if (/^((mailto|tel):|#)./.test(href)) return undefined;
  const url = parse(href, page, site);
  if (!url) return `${href} cannot be read as an address. Write it again.`;
  if (url.origin !== site.origin)
    return url.protocol === 'https:'
      ? undefined
      : `The link to ${href} does not begin with https:. Write it so, or take the link out.`;
  const path = decoded(url.pathname);
  const target = site.pageAt(path);
  if (url.search)
    return `The link to ${href} has a question mark, and no page here answers one. Write ${path}.`;
  if (!target || target.kind === 'not-found') return deadLink(path, site);
  if (target.kind === 'alias' && !isBackLink(path, page)) {
    const [first] = site.places.filter(
      (place) => place.kind === 'listed' && sameView(place, target),
    );
    return `The link to ${path} leads to a second address of the same page. Write ${first?.address}.`;
  }
  return strayLanguage(path, hreflang ?? page.language, target);
}

function deadLink(path: string, site: Site): string | undefined {
  if (site.files.has(path) && !path.endsWith('.html')) return undefined;
  const meant = site.pages.find(
    ({ address, kind }) => kind !== 'not-found' && plainForm(address) === plainForm(path),
  );
  if (!meant)
    return `The link to ${path} is dead: there is no such page. Write the address of one that is there, or take the link out.`;
  const difference =
    meant.address.toLowerCase() === path.toLowerCase()
      ? 'has other capitals than the page'
      : 'has more than the address of the page';
  return `The link to ${path} ${difference}. Write ${meant.address}.`;
}

function plainForm(address: string): string {
  const bare = address.toLowerCase().replace(/\/+$/, '');
  return bare.replace(/(\/index)?\.html$/, '') || '/';
}

function strayLanguage(path: string, expected: string, target: BuiltPage): string | undefined {
  if (target.language === expected) return undefined;
  const label = isLanguage(expected) ? languages[expected].label : expected;
  return `The link to ${path} leads to a page in ${languages[target.language].label}, not in ${label}. Write the address of that page, or give the link the right hreflang.`;
}

/** From an article back to its list; the table of addresses names an alias there. */
function isBackLink(path: string, { page, language }: BuiltPage): boolean {
  return typeof page === 'object' && page !== null && path === articleBackAddress(language);
}

function sameView(
  a: Pick<BuiltPage, 'page' | 'language'>,
  b: Pick<BuiltPage, 'page' | 'language'>,
): boolean {
  return a.page === b.page && a.language === b.language;
}

function hasId({ $ }: BuiltPage, id: string): boolean {
  return elementsOf($, '[id]').some(({ attribs }) => attribs.id === id);
}

function formTargets({ services }: Site): string[] {
  const own = services.find((url) => !url.includes('emailjs')) ?? '';
  return [loanPath, messagePath].map((path) => own + path);
}

function parse(href: string, { address }: BuiltPage, { origin }: Site): URL | null {
  return URL.parse(href, origin + address);
}
