import { budgets } from '../site/budgets.ts';
import type { SiteFault } from '../site/fault.ts';
import { type BuiltPage, elementsOf, faultOn, type Site } from '../site/site.ts';
import {
  coldLoadOf,
  islandModulesOf,
  scriptBeforeIntentOf,
  weightOf,
  wizardWeightOf,
} from '../site/weigh.ts';

export function* weight(site: Site): Generator<SiteFault> {
  for (const page of site.pages) {
    const sizes: [what: string, bytes: number | undefined, budget: number][] = [
      ['A cold load', coldLoadOf(page, site), budgets.coldLoad[budgetKindOf(page)]],
      ['Script before intent', scriptBeforeIntentOf(page, site), budgets.scriptBeforeIntent],
      ['Opening the wizard', wizardWeightOf(page, site), budgets.wizard],
      ...elementsOf(page.$, 'img').map(({ attribs: { src = '' } }): (typeof sizes)[number] => [
        `The picture ${src}`,
        weightOf([src], site.files),
        budgets.picture,
      ]),
    ];
    for (const [what, bytes = 0, budget] of sizes)
      if (bytes > budget)
        yield faultOn(
          page,
          `${what} weighs ${bytes} bytes, and the budget is ${budget}. Make it lighter.`,
        );
    const islands = islandModulesOf(page).flat();
    for (const { attribs } of elementsOf(page.$, 'script[src], link[rel="modulepreload"]')) {
      const url = attribs.src ?? attribs.href ?? '';
      if (islands.includes(url))
        yield faultOn(page, `The page loads ${url} of an island before intent. Use client:wake.`);
    }
  }
}

export function budgetKindOf({ page }: BuiltPage): keyof typeof budgets.coldLoad {
  if (typeof page === 'object' && page) return 'article';
  return page === 'home' || page === 'contact' ? page : 'other';
}
