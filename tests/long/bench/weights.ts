/** Weight of every kind of page in every language, beside its budgets and other sites. */

import { shareImages } from '../../../src/check-site/rules/sharing.ts';
import { budgetKindOf, weight } from '../../../src/check-site/rules/weight.ts';
import { budgets } from '../../../src/check-site/site/budgets.ts';
import { faultLine } from '../../../src/check-site/site/fault.ts';
import {
  coldLoadOf,
  scriptBeforeIntentOf,
  weightOf,
  wizardWeightOf,
} from '../../../src/check-site/site/weigh.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { legalPages } from '../../../src/i18n/routes.ts';
import { type BuiltPage, pages, site } from '../../support/built-site.ts';

/**
 * Cold loads of other sites in kB, measured here with brotli, as on a phone, without scrolling.
 */
const peers: Record<string, Partial<Record<string, number>>> = {
  AstroWind: { home: 128.8, contact: 71.5, article: 75.2 },
  Starlight: { home: 85.8, article: 53.8 },
  ScrewFast: { home: 237.1 },
};

/** React and its browser client in kB, measured the same way, without a page. */
export const reactAlone = 58.1;

const kinds = ['home', 'legal', 'contact', 'about', 'blog', 'article', '404'];

function kindOf({ page }: BuiltPage): string {
  if (page === null) return '404';
  if (typeof page === 'object') return 'article';
  return legalPages.some((name) => name === page) ? 'legal' : page;
}

function pageOf(kind: string, language: string): BuiltPage {
  const [heaviest] = pages
    .filter((page) => page.language === language && kindOf(page) === kind)
    .sort((a, b) => coldLoadOf(b, site) - coldLoadOf(a, site));
  if (!heaviest) throw new Error(`${kind} is not built in ${language}`);
  return heaviest;
}

/** @returns bytes beside their budgets: for every kind and language, the heaviest page */
export function weightsTable(): string[][] {
  const { coldLoad, scriptBeforeIntent, wizard } = budgets;
  const rows = kinds.flatMap((kind) =>
    siteLanguages.map((language) => {
      const page = pageOf(kind, language);
      const budget = budgetKindOf(page);
      return [
        `${kind} ${language}`,
        beside(coldLoadOf(page, site), coldLoad[budget]),
        `${weightOf([page.file], site.files)}`,
        beside(scriptBeforeIntentOf(page, site), scriptBeforeIntent),
        beside(wizardWeightOf(page, site), wizard),
      ];
    }),
  );
  return [['', 'cold load', 'HTML of it', 'script before intent', 'the wizard more'], ...rows];
}

function beside(bytes: number | undefined, budget: number): string {
  return bytes === undefined ? '–' : `${bytes} ${bytes > budget ? '>' : '≤'} ${budget}`;
}

/** @returns cold loads in kB, ours in the heaviest language; – where a peer has no such page */
export function peersTable(): string[][] {
  const rows = kinds.map((kind) => {
    const ours = siteLanguages.map((language) => coldLoadOf(pageOf(kind, language), site) / 1_000);
    const theirs = Object.values(peers).map((weights) => weights[kind]);
    return [kind, ...[Math.max(...ours), ...theirs].map((kB) => kB?.toFixed(1) ?? '–')];
  });
  return [['', 'ours', ...Object.keys(peers)], ...rows];
}

/** @returns pages and files over a budget */
export function overBudget(): string[] {
  return [...weight(site), ...shareImages(site)].map(faultLine);
}
