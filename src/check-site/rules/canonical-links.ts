import { defaultLanguage } from '../../i18n/languages.ts';
import { isArticle, pagePath, translationsOf } from '../../i18n/routes.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

/** Checks the canonical link of a page. */
export function* checkCanonical({ $, page, language }: BuiltPage, { origin }: Site) {
  const canonicals = selectAll($, 'link[rel="canonical"]').map(({ attribs }) => attribs.href ?? '');
  const expected = page ? [origin + pagePath(page, language)] : [];
  if (canonicals.join() !== expected.join())
    yield `The canonical link is ${canonicals.join(' and ') || 'missing'}. Write ${expected.join() || 'none'}.`;
}

/** Checks that a page links all its translations, so that the links are mutual. */
export function* checkHreflang(built: BuiltPage, { origin, pageByPath }: Site) {
  const { page } = built;
  const alternates = hreflangLinks(built);
  const expected = new Map<string, string>();
  if (page) {
    for (const { language, path } of translationsOf(page))
      if (!isArticle(page) || pageByPath(path)) expected.set(language, origin + path);
    const original = expected.get(defaultLanguage);
    if (original) expected.set('x-default', original);
  }
  for (const language of new Set([...expected.keys(), ...alternates.keys()]))
    if (alternates.get(language) !== expected.get(language))
      yield `The hreflang link for ${language} is ${alternates.get(language) ?? 'missing'}. Write ${expected.get(language) ?? 'none'}.`;
}

/** The URLs of a page in other languages, by language. */
export function hreflangLinks({ $ }: BuiltPage): Map<string, string> {
  const links = selectAll($, 'head link[rel="alternate"][hreflang]');
  return new Map(links.map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? '']));
}
