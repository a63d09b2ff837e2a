import { defaultLanguage } from '../../i18n/languages.ts';
import { addressOf, translationsOf } from '../../i18n/routes.ts';
import { type BuiltPage, elementsOf, type Site } from '../site/site.ts';

export function* canonical({ $, page, language }: BuiltPage, { origin }: Site) {
  const found = elementsOf($, 'link[rel="canonical"]').map(({ attribs }) => attribs.href ?? '');
  const wanted = page ? [origin + addressOf(page, language)] : [];
  if (found.join() !== wanted.join())
    yield `The canonical link is ${found.join(' and ') || 'missing'}. Write ${wanted.join() || 'none'}.`;
}

/** Every page links all its translations, so the links are mutual. */
export function* hreflang(built: BuiltPage, { origin }: Site) {
  const { page } = built;
  const found = alternatesOf(built);
  const wanted = new Map<string, string>();
  if (page) {
    for (const { language, address } of translationsOf(page))
      wanted.set(language, origin + address);
    wanted.set('x-default', origin + addressOf(page, defaultLanguage));
  }
  for (const language of new Set([...wanted.keys(), ...found.keys()]))
    if (found.get(language) !== wanted.get(language))
      yield `The hreflang link for ${language} is ${found.get(language) ?? 'missing'}. Write ${wanted.get(language) ?? 'none'}.`;
}

export function alternatesOf({ $ }: BuiltPage): Map<string, string> {
  const links = elementsOf($, 'head link[rel="alternate"][hreflang]');
  return new Map(links.map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? '']));
}
