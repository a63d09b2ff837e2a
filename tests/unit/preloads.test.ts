import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withPreloads } from '../../src/build/preloads.ts';

/** An island as Astro draws it. */
function islandWith(props: object): string {
  const written = JSON.stringify(props)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<html lang="de"><astro-island props="${written}" ssr></astro-island>`;
}

test('an island is given its properties as plain JSON, to the letter', () => {
  const text = 'l\'an & "l\\\'autre" <b>&amp;</b>\n…';
  const html = withPreloads(
    islandWith({
      text: [0, text],
      deep: [
        0,
        {
          list: [
            1,
            [
              [0, 1],
              [0, null],
              [1, []],
            ],
          ],
        },
      ],
      none: [0],
    }),
    '',
  );
  const island = load(html)('astro-island');
  expect(JSON.parse(island.attr('props') ?? '')).toEqual({ text, deep: { list: [1, null, []] } });
  expect(island.attr('ssr')).toBeDefined();
});

test('the build refuses to give an island what is no JSON', () => {
  expect(() => withPreloads(islandWith({ when: [3, '2026-01-01T00:00:00.000Z'] }), '')).toThrow(
    /no JSON/,
  );
});
