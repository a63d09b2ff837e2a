import { submissionPaths } from '../../domain/api.ts';
import { company } from '../../domain/company.ts';
import { isUnassignedPhone } from '../../domain/fiction.ts';
import { decodeTyped } from '../../helpers/decode.ts';
import { languages } from '../../i18n/languages.ts';
import { articleBackPath, isArticle, pagePath } from '../../i18n/routes.ts';
import { emailJsOrigin } from '../../settings/build-settings.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

/** Checks that links, telephone numbers and forms lead somewhere. */
export function* checkLinks(page: BuiltPage, site: Site) {
  for (const { attribs } of selectAll(page.$, 'body a[href]')) {
    const { href = '', hreflang } = attribs;
    const message = linkMessage(href, hreflang ?? page.language, page, site);
    if (message) yield message;
  }
  // Editors' texts have numbers of others, such as those of help.
  for (const { attribs } of selectAll(page.$, phoneLinks).filter(
    (link) => page.$(link).closest('.prose').length === 0,
  ))
    yield* phoneMessages(attribs.href ?? '');
  const service = site.connectOrigins.find((url) => url !== emailJsOrigin) ?? '';
  const targets = submissionPaths.map((path) => service + path);
  for (const { attribs } of selectAll(page.$, 'form[action]'))
    if (!targets.includes(attribs.action ?? ''))
      yield `A form goes to ${attribs.action}, which is not a route of the service. Send it to ${targets.join(' or ')}. src/settings/endpoints.ts has both.`;
}

/** Links to other sites are not followed. */
function linkMessage(
  href: string,
  language: string,
  from: BuiltPage,
  { origin, files, pageByPath, pages }: Site,
): string | undefined {
  if (/^(mailto|tel):./.test(href)) return undefined;
  const url = URL.parse(href, origin + from.path);
  if (url?.origin !== origin)
    return url?.protocol === 'https:'
      ? undefined
      : `The link to ${href} does not begin with https:. Change it, or remove the link.`;
  const path = decodeTyped(url.pathname);
  const target = href.startsWith('#') ? from : pageByPath(path);
  if (!target || (target !== from && !target.page)) {
    if (files.has(path) && !path.endsWith('.html')) return undefined;
    const similar = pages.find(
      (other) => other.page && other.path.toLowerCase() === path.toLowerCase(),
    );
    return `The link to ${path} is dead: there is no such page. Write ${similar?.path ?? 'the path of an existing page'}, or remove the link.`;
  }
  const { page } = target;
  const canonicalPath = pagePath(page ?? 'home', target.language);
  if (target !== from && target.kind === 'alias' && !isBackLink(path, from))
    return `The link to ${path} leads to a second path of ${canonicalPath}. Write ${canonicalPath}.`;
  if (target.language !== language)
    return `The link to ${path} leads to a page in ${languages[target.language].label}. Write ${pagePath(page ?? 'home', from.language)}, or give the link its hreflang.`;
  const id = decodeTyped(url.hash.slice(1));
  return id === '' || target.$(`[id=${JSON.stringify(id)}]`).length > 0
    ? undefined
    : `The link to ${href} names an id that ${path} does not have. Write one of its ids, or remove #${id}.`;
}

const phoneLinks = 'a[href^="tel:"], a[href^="https://wa.me/"]';

/**
 * The company's numbers are in international form (RFC 3966), and unassigned as long as the company
 * is fictional.
 */
function* phoneMessages(href: string) {
  const number = /^(?:tel:\+|https:\/\/wa\.me\/)([1-9]\d{6,14})$/.exec(href)?.[1];
  if (!number)
    yield `The link to ${href} has no number that can be called from everywhere. Write + and digits in content/company.yaml.`;
  else if (company.isFictional && !isUnassignedPhone(number))
    yield `The link to ${href} may lead to a real person, and the company is fictional. Write a number in content/company.yaml that is nobody's (src/domain/fiction.ts).`;
}

/** The link from an article to the list of articles, which leads to an alias. */
function isBackLink(path: string, { page, language }: BuiltPage): boolean {
  return isArticle(page) && path === articleBackPath(language);
}
