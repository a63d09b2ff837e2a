import { detectOtherLanguage } from '../../check-content/vocabulary.ts';
import { languages } from '../../i18n/languages.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

/** Checks that a page is in one language. */
export function* checkLanguage({ $, language: pageLanguage }: BuiltPage, { vocabulary }: Site) {
  const lang = $('html').attr('lang');
  if (lang !== pageLanguage)
    yield `<html lang="${lang ?? ''}"> should say lang="${pageLanguage}". Give the layout the language of the page.`;
  const passages = selectAll($, 'p, li, h1, h2, h3, td, th, dt, dd, summary, label, button')
    .filter(
      (element) => ($(element).closest('[lang]').attr('lang') ?? pageLanguage) === pageLanguage,
    )
    .map((element) => $(element).text());
  const head = [$('title').text(), $('meta[name="description"]').attr('content') ?? ''];
  for (const passage of [...passages, ...head]) {
    const other = detectOtherLanguage(passage, pageLanguage, vocabulary, 1);
    if (other)
      yield `“${passage.trim().slice(0, 60)}…” reads like ${languages[other].label}, and the page is in ${languages[pageLanguage].label}. Translate it, or mark it with lang="${other}".`;
  }
}

/** Checks that no placeholder is visible. */
export function* checkPlaceholders({ $ }: BuiltPage) {
  const body = $('body').clone();
  body.find('script, style').remove();
  const attributes = selectAll($, elementsWithTexts).flatMap(attributeTexts);
  const head = [$('title').text(), $('meta[name="description"]').attr('content')];
  for (const text of [body.text(), ...attributes, ...head])
    for (const [remnant] of (text ?? '').matchAll(/\{[^}]*\}|undefined|\bNaN\b|\[object/g))
      yield `“${remnant}” is visible. Fill it where the text is used, or remove it from the catalogue.`;
}

const elementsWithTexts = 'body [alt], body [aria-label], body [placeholder], body [title]';

function attributeTexts({ attribs }: { attribs: Record<string, string> }): string[] {
  const { alt, placeholder, title } = attribs;
  return [alt, attribs['aria-label'], placeholder, title].filter((text) => text !== undefined);
}
