import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { type BuiltPage, elementsOf, pages } from './site.ts';
import {
  closureOf,
  coldLoadOf,
  fontsOf,
  inlineScriptsOf,
  islandsOf,
  scriptBeforeIntentOf,
  scriptsOf,
  staticImports,
  sum,
  weightOf,
  wizardWeightOf,
} from './weigh.ts';

describe.each(pages)('$address', (page) => {
  const { $ } = page;

  it('is light on a cold load', () => {
    expect(coldLoadOf(page)).toBeLessThanOrEqual(budgetOf(page));
  });

  it('preloads both files of the typeface and nothing else', () => {
    const fonts = fontsOf(page);
    expect(fonts).toHaveLength(2);
    expect(elementsOf($, 'link[rel~="preload"]').map(({ attribs }) => attribs.as)).toEqual([
      'font',
      'font',
    ]);
    // A font that the style sheet fetches and nobody preloads would come late and unweighed.
    const inStyle = [
      ...$('style')
        .text()
        .matchAll(/url\(["']?([^"')]+\.woff2)/g),
    ].map(([, url]) => url);
    expect([...new Set(inStyle)].sort()).toEqual(fonts.toSorted());
    expect(sum(fonts.map(weightOf))).toBeLessThanOrEqual(budgets.fonts);
  });

  it('runs little script before anybody does anything, and none of the framework', () => {
    expect(inlineScriptsOf(page).flatMap(staticImports)).toEqual([]);
    expect(scriptBeforeIntentOf(page)).toBeLessThanOrEqual(budgets.scriptBeforeIntent);

    const linked = scriptsOf(page);
    const islands = new Set(islandsOf(page).flatMap(({ named }) => named));
    expect(islands.size).toBeGreaterThan(0);
    expect(linked.filter((url) => islands.has(url))).toEqual([]);
    expect($('link[rel="modulepreload"], link[as="script"], link[rel="prefetch"]').length).toBe(0);
  });

  it('names on every island all that waking it fetches, so that it comes in one round', () => {
    for (const { name, own, named } of islandsOf(page)) {
      expect(closureOf(own).sort(), name).toEqual(named.toSorted());
      expect(new Set(named).size, name).toBe(named.length);
    }
  });

  it('opens the wizard with little more', () => {
    const weight = wizardWeightOf(page);
    expect(weight !== undefined).toBe(page.kind !== 'not-found');
    if (weight) expect(weight).toBeLessThanOrEqual(budgets.wizard);
  });
});

function budgetOf({ page }: BuiltPage): number {
  const { home, contact, article, other } = budgets.coldLoad;
  if (typeof page === 'object' && page) return article;
  return page === 'home' ? home : page === 'contact' ? contact : other;
}
