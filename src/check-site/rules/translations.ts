import { defaultLanguage } from '../../i18n/languages.ts';
import { pagePath, translationsOf } from '../../i18n/routes.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

export function* canonical({ $, page, language }: BuiltPage, { origin }: Site) {
  const canonicals = selectAll($, 'link[rel="canonical"]').map(({ attribs }) => attribs.href ?? '');
  const wanted = page ? [origin + pagePath(page, language)] : [];
  if (canonicals.join() !== wanted.join())
    yield `The canonical link is ${canonicals.join(' and ') || 'missing'}. Write ${wanted.join() || 'none'}.`;
}

/** Every page links all its translations, so the links are mutual. */
export function* hreflang(built: BuiltPage, { origin, pageByPath }: Site) {
  const { page } = built;
  const alternates = hreflangLinks(built);
  const wanted = new Map<string, string>();
  if (page) {
    for (const { language, path } of translationsOf(page))
      if (typeof page === 'string' || pageByPath(path)) wanted.set(language, origin + path);
    const original = wanted.get(defaultLanguage);
    if (original) wanted.set('x-default', original);
  }
  for (const language of new Set([...wanted.keys(), ...alternates.keys()]))
    if (alternates.get(language) !== wanted.get(language))
      yield `The hreflang link for ${language} is ${alternates.get(language) ?? 'missing'}. Write ${wanted.get(language) ?? 'none'}.`;
}

export function hreflangLinks({ $ }: BuiltPage): Map<string, string> {
  const links = selectAll($, 'head link[rel="alternate"][hreflang]');
  return new Map(links.map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? '']));
}
