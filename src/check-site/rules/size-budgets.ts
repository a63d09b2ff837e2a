import { isArticle } from '../../i18n/routes.ts';
import { budgets } from '../site/budgets.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';
import { createFinding, type SiteFinding } from '../site/site-finding.ts';
import {
  coldLoadBytes,
  islandModules,
  scriptBytesBeforeIntent,
  transferBytes,
  wizardBytes,
} from '../site/transfer-size.ts';

/** Checks that pages and pictures keep to their budgets, and that islands load on intent. */
export function* checkSizeBudgets(site: Site): Generator<SiteFinding> {
  for (const page of site.pages) {
    const sizes: [load: string, bytes: number | undefined, budget: number][] = [
      ['A cold load', coldLoadBytes(page, site), budgets.coldLoad[budgetKindOf(page)]],
      ['Script before intent', scriptBytesBeforeIntent(page, site), budgets.scriptBeforeIntent],
      ['Opening the wizard', wizardBytes(page, site), budgets.wizard],
      ...selectAll(page.$, 'img').map(({ attribs: { src = '' } }): (typeof sizes)[number] => [
        `The picture ${src}`,
        transferBytes([src], site.files),
        budgets.picture,
      ]),
    ];
    for (const [load, bytes = 0, budget] of sizes)
      if (bytes > budget)
        yield createFinding(
          page,
          `${load} has a size of ${bytes} bytes, and the budget is ${budget}. Make it smaller; raising a budget needs a decision.`,
        );
    const islands = islandModules(page).flat();
    for (const { attribs } of selectAll(page.$, 'script[src], link[rel="modulepreload"]')) {
      const url = attribs.src ?? attribs.href ?? '';
      if (islands.includes(url))
        yield createFinding(
          page,
          `The page loads ${url} of an island before intent. Use client:intent.`,
        );
    }
  }
}

function budgetKindOf({ page }: BuiltPage): keyof typeof budgets.coldLoad {
  if (isArticle(page)) return 'article';
  return page === 'home' || page === 'contact' ? page : 'other';
}
