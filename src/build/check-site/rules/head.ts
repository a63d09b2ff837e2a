/** What search engines and tabs show of a page. */
import { company } from '../../../company.ts';
import { languages, siteLanguages } from '../../../i18n/languages.ts';
import type { SiteFault } from '../fault.ts';
import { type BuiltPage, faultOn, type Site } from '../site.ts';

const titleLength = { most: 60 };
const descriptionLength = { least: 70, most: 160 };

export function* head({ $, kind }: BuiltPage) {
  const titles = $('title');
  const title = $('head title').first().text();
  if (titles.length !== 1)
    yield `The page has ${titles.length} titles. Give it one, in the layout's title.`;
  const length = [...title].length;
  if (length > titleLength.most)
    yield `The title “${title}” has ${length} characters, and search engines show ${titleLength.most}. Shorten it.`;
  if (!/^\S/.test(title) || !title.endsWith(` | ${company.name}`) || /\s \|/.test(title))
    yield `The title “${title}” is not a text and “ | ${company.name}”. Write what the page is about before the bar.`;
  if ($('head meta[charset="utf-8"]').index() !== 0)
    yield '<meta charset="utf-8"> is not the first thing in the head. Put it there.';
  // People must be able to zoom.
  if (metaIn($, 'viewport') !== 'width=device-width, initial-scale=1')
    yield 'The viewport is not width=device-width, initial-scale=1. Write that and nothing more, so that people can zoom.';
  yield* listing($, kind);
}

function* listing($: BuiltPage['$'], kind: BuiltPage['kind']) {
  const robots = metaIn($, 'robots');
  const description = metaIn($, 'description');
  if (kind === 'not-found') {
    if (robots !== 'noindex')
      yield 'A page for what does not exist lacks <meta name="robots" content="noindex">. Write it, or search engines list the page.';
    if (description !== undefined)
      yield 'A page for what does not exist has a description. Take it out.';
    return;
  }
  if (robots !== undefined)
    yield `<meta name="robots" content="${robots}"> keeps the page from search engines. Take it out.`;
  const length = [...(description ?? '')].length;
  const { least, most } = descriptionLength;
  if (!description) yield 'The page has no description. Write one for it in its language.';
  else if (length < least || length > most)
    yield `The description has ${length} characters and should have ${least} to ${most}: “${description}”. Write it anew.`;
}

/** No two pages of a language have the same title or description. */
export function* unique({ pages }: Site): Generator<SiteFault> {
  const listed = pages.filter(({ kind }) => kind === 'listed');
  for (const language of siteLanguages)
    for (const [what, read] of Object.entries(readers)) {
      const seen = new Map<string, string>();
      for (const page of listed.filter((one) => one.language === language)) {
        const text = read(page.$);
        const first = text && seen.get(text);
        if (first)
          yield faultOn(
            page,
            `${first} has the same ${what} in ${languages[language].label}: “${text}”. Write one for each page.`,
          );
        else if (text) seen.set(text, page.address);
      }
    }
}

const readers = {
  title: ($: BuiltPage['$']) => $('head title').text(),
  description: ($: BuiltPage['$']) => metaIn($, 'description'),
};

function metaIn($: BuiltPage['$'], name: string): string | undefined {
  return $(`head meta[name="${name}"]`).attr('content');
}
