import type { LinkTargets } from '../content/link-targets.ts';
import { decodeTyped } from '../helpers/decode.ts';
import { defaultLanguage, type SiteLanguage } from '../i18n/languages.ts';
import { isArticle, pagePath } from '../i18n/routes.ts';

/** Names the path that the editor probably meant. */
export function suggestPath(
  path: string,
  targets: LinkTargets,
  language: SiteLanguage = defaultLanguage,
): string {
  const normalize = (text: string) =>
    decodeTyped(text)
      .toLowerCase()
      .replace(/^\/|\/$/g, '');
  const withoutNumber = (text: string) => text.replace(/\d+$/, '');
  const [nearest] = [...targets]
    // For an article that was removed, another one would be a wrong suggestion.
    .filter(
      ([candidate, { page, file }]) =>
        !isArticle(page) || (file && withoutNumber(candidate) !== withoutNumber(path)),
    )
    .map(([candidate, target]) => ({
      candidate,
      distance: editDistance(normalize(path), normalize(candidate)),
      isOther: target.language !== language,
    }))
    .filter(({ distance }) => distance <= normalize(path).length / 4)
    .sort((a, b) => a.distance - b.distance || Number(a.isOther) - Number(b.isOther));
  return nearest
    ? `Write ${nearest.candidate}.`
    : `Write a path of this site from its beginning, such as ${pagePath('contact', language)}.`;
}

/** Characters to change, add or remove. */
function editDistance(typed: string, expected: string): number {
  let row = Array.from({ length: expected.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...typed].entries()) {
    const above = row;
    row = [index + 1];
    for (let column = 1; column <= expected.length; column++)
      row.push(
        Math.min(
          (above[column - 1] ?? 0) + Number(letter !== expected[column - 1]),
          (above[column] ?? 0) + 1,
          (row[column - 1] ?? 0) + 1,
        ),
      );
  }
  return row[expected.length] ?? 0;
}
