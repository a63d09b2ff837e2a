import { descriptionLength } from '../../content/text-limits.ts';
import { company } from '../../domain/company.ts';
import { isPublicFiction } from '../../domain/fiction.ts';
import { languages } from '../../i18n/languages.ts';
import { isArticle } from '../../i18n/routes.ts';
import type { BuiltPage, Site } from '../site/site.ts';
import { createFinding } from '../site/site-finding.ts';

const maxTitleLength = 60;

/** Checks title, description, viewport and robots of a page. */
export function* checkHead(built: BuiltPage, { origin }: Site) {
  const { $, kind } = built;
  const title = $('head title').text();
  const length = [...title].length;
  if (length > maxTitleLength)
    yield `The title “${title}” has ${length} characters and may have ${maxTitleLength}. Shorten it.`;
  if (!/^\S/.test(title) || !title.endsWith(` | ${company.name}`))
    yield `The title “${title}” is not a text followed by “ | ${company.name}”. Write the subject of the page before the bar.`;
  if (metaIn($, 'viewport') !== 'width=device-width, initial-scale=1')
    yield 'The viewport must be width=device-width, initial-scale=1 and nothing more, so that people can zoom.';
  const robots = metaIn($, 'robots');
  const expected = expectedRobots(built, origin);
  if (robots !== expected)
    yield `<meta name="robots"> is ${robots ?? 'missing'} and should be ${expected ?? 'missing'}: search engines list every page but the not-found pages, and none of a fictional lender at a real address (src/domain/fiction.ts). See src/layouts/Head.astro.`;
  if (kind !== 'not-found') yield* descriptionMessages(metaIn($, 'description') ?? '');
}

function expectedRobots({ kind, page }: BuiltPage, origin: string): string | undefined {
  if (kind === 'not-found' || isPublicFiction(origin)) return 'noindex';
  return isArticle(page) ? 'max-image-preview:large' : undefined;
}

function* descriptionMessages(description: string) {
  const length = [...description].length;
  const { min, max } = descriptionLength;
  if (length < min || length > max)
    yield `The description has ${length} characters and should have ${min} to ${max}: “${description}”. Rewrite it.`;
}

/** Checks that titles and descriptions differ. */
export function* checkUniqueMetadata(site: Site) {
  const listed = site.pages.filter(({ kind }) => kind === 'listed');
  for (const pages of Map.groupBy(listed, ({ language }) => language).values())
    for (const [field, read] of Object.entries(metadata))
      for (const [text, [earlier, ...others]] of Map.groupBy(pages, ({ $ }) => read($)))
        for (const page of others)
          yield createFinding(
            page,
            `${earlier?.path} has the same ${field} in ${languages[page.language].label}: “${text}”. Write one for each page.`,
          );
}

const metadata = {
  title: ($: BuiltPage['$']) => $('head title').text(),
  description: ($: BuiltPage['$']) => metaIn($, 'description') ?? '',
};

function metaIn($: BuiltPage['$'], name: string): string | undefined {
  return $(`head meta[name="${name}"]`).attr('content');
}
