/** The order of the cascade layers on every page, whatever its first style sheet is. */
import { expect, it } from 'vitest';
import { selectAll } from '../../src/check-site/site/site.ts';
import { pages, site } from '../support/built-site.ts';

it('the dark theme, which is in the layer base, overrides the theme on every page', () => {
  for (const { $, path } of pages) {
    const sheets = selectAll($, 'style, link[rel="stylesheet"]').map((element) =>
      element.name === 'style' ? $(element).text() : site.textOf(element.attribs.href ?? ''),
    );
    const names = [...sheets.join('').matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, list = '']) =>
      list.split(/, ?/),
    );
    const order = [...new Set(names)].filter((name) => name !== 'properties');
    expect(order, path).toEqual(['theme', 'base', 'utilities']);
  }
});
