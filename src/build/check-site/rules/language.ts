/** Every page speaks one language, its own, and shows people no placeholder. */
import { load } from 'cheerio';
import { languages, siteLanguages } from '../../../i18n/languages.ts';
import { commonWords } from '../common-words.ts';
import { type BuiltPage, elementsOf } from '../site.ts';

/** A page of some length has at least as many of its language's common words. */
const fewest = 4;

export function* language(page: BuiltPage) {
  const { $, language: own, kind } = page;
  const lang = $('html').attr('lang');
  if (lang !== own)
    yield `<html lang="${lang ?? ''}"> should say lang="${own}". Give the layout the language of the page.`;
  const words = wordsOf(page);
  for (const other of siteLanguages.filter((tag) => tag !== own))
    for (const word of commonWords[other]?.filter((common) => words.has(common)) ?? [])
      yield `“${word}” is ${languages[other].label}, and the page is in ${languages[own].label}. Translate the text that it stands in, or mark it with lang="${other}".`;
  const spoken = commonWords[own]?.filter((word) => words.has(word)).length;
  if (spoken === undefined)
    yield `No common words of ${languages[own].label} are known. Write ten or more in src/build/check-site/common-words.ts.`;
  else if (kind === 'listed' && spoken < fewest)
    yield `Of the common words of ${languages[own].label} the page has ${spoken}. Look whether its text is there, and in this language.`;
}

export function* placeholders({ $ }: BuiltPage) {
  const body = $('body').clone();
  body.find('script, style, template').remove();
  const attributes = elementsOf($, namedBy).flatMap(spokenIn);
  const head = [$('title').text(), $('meta[name="description"]').attr('content')];
  for (const text of [body.text(), ...attributes, ...head])
    for (const [found] of (text ?? '').matchAll(/\{[^}]*\}|undefined|\bNaN\b|\[object/g))
      yield `“${found}” stands where people read. Fill it where the text is used, or take it out of the catalogue.`;
}

const namedBy = 'body [alt], body [aria-label], body [placeholder], body [title]';

function spokenIn({ attribs }: { attribs: Record<string, string> }): string[] {
  const { alt, placeholder, title } = attribs;
  return [alt, attribs['aria-label'], placeholder, title].filter((text) => text !== undefined);
}

/** The words of a page, those for screen readers and search engines included. */
function wordsOf(page: BuiltPage): Set<string> {
  const $ = withoutOthers(page);
  const texts = [
    $('title').text(),
    $('meta[name="description"]').attr('content'),
    ...elementsOf($, namedBy).flatMap(spokenIn),
  ];
  // Text nodes apart, or the last word of one element would stick to the first of the next.
  const visible = elementsOf($, 'body *').flatMap((element) =>
    element.children.map((child) => (child.type === 'text' ? child.data : '')),
  );
  return new Set(
    [...texts, ...visible]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
}

/** The page without scripts, and without what is marked as another language. */
function withoutOthers({ html, language: own }: BuiltPage) {
  const $ = load(html);
  $('script, style, template').remove();
  for (const element of elementsOf($, 'body [lang]'))
    if (element.attribs.lang !== own) $(element).remove();
  return $;
}
