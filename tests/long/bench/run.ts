/**
 * npm run bench, after a build: weight of the site, speed and Lighthouse scores of the pages. `-- --only lighthouse` (or
 * `weights`, `speed`) measures that alone; `--language de` and `--page home`, also repeated, choose the pages to load.
 * `npm run bench:intake` measures the service.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import type { PageRef } from '../../../src/i18n/routes.ts';
import { categories, startJudge } from './lighthouse.ts';
import { measureInteractions, measureLoading } from './speed.ts';
import { overBudget, peersTable, reactAlone, weightsTable } from './weights.ts';

const allKinds: [name: string, page: PageRef][] = [
  ['home', 'home'],
  ['legal', 'terms'],
  ['contact', 'contact'],
  ['about', 'about'],
  ['blog', 'blog'],
  ['article', { article: 1 }],
];

const parts: Record<string, () => void | Promise<void>> = {
  weights: printWeights,
  speed: printSpeed,
  lighthouse: printMarks,
};

const chosen = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(parts) },
    language: { type: 'string', multiple: true, default: [...siteLanguages] },
    page: { type: 'string', multiple: true, default: allKinds.map(([name]) => name) },
  },
}).values;
const languages = siteLanguages.filter((language) => chosen.language.includes(language));
const kinds = allKinds.filter(([name]) => chosen.page.includes(name));
if (languages.length < chosen.language.length || kinds.length < chosen.page.length)
  throw new Error(`There are ${siteLanguages} and ${allKinds.map(([name]) => name)}`);
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
for (const name of chosen.only) {
  const part = parts[name];
  if (!part) throw new Error(`There is no ${name}; there are ${Object.keys(parts).join(', ')}`);
  await part();
}

async function printWeights(): Promise<void> {
  console.log('Bytes as they travel, compressed with brotli, beside their budgets\n');
  printTable(weightsTable());
  console.log('\nCold loads in kB, ours in the heaviest language\n');
  printTable(peersTable());
  console.log(`React with its client alone: ${reactAlone}`);
  const over = overBudget();
  console.log(
    `\n${over.length === 0 ? 'All budgets are green.' : `NOT GREEN:\n${over.join('\n')}`}\n`,
  );
  if (over.length > 0) process.exitCode = 1;
}

/** Columns as wide as they need. */
function printTable(rows: readonly string[][]): void {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('   ')
        .trimEnd(),
    );
}

async function printSpeed(): Promise<void> {
  console.log(
    '\nOn a slow line (1.6 Mbit/s, 150 ms), beside an almost empty page; layout shift in all languages\n',
  );
  const paint = (ms: number, ratio: number) => `${Math.round(ms)} ms (${ratio.toFixed(2)} ×)`;
  for await (const one of measureLoading(kinds, languages))
    console.log(
      `${one.page.padEnd(10)} first paint ${paint(one.first, one.firstRatio)}, largest ${paint(one.largest, one.largestRatio)}, shift ${one.shift.toFixed(4)}`,
    );
  console.log('\nFrom event to paint, with a quarter of the processor\n');
  for (const [what, ms] of Object.entries(await measureInteractions()))
    console.log(`${what.padEnd(30)} ${ms} ms`);
}

/**
 * Loads every page, then those again that missed a mark, in at most twelve rounds: other programs only take points away,
 * and disturb for minutes.
 */
async function printMarks(): Promise<void> {
  console.log(`\nLighthouse, of 100, best of up to twelve loads: ${categories.join(' · ')}\n`);
  const pages = kinds.flatMap(([name, page]) =>
    languages.map((language) => ({ name, page, language, best: categories.map(() => 0) })),
  );
  const judge = await startJudge();
  let missing: string[] = [];
  try {
    for (let round = 1; round <= 12; round += 1) {
      const left = pages.filter(({ best }) => best.some((mark) => mark < 100));
      if (left.length === 0) break;
      console.log(`Round ${round}: ${left.length} pages`);
      missing = [];
      for (const one of left) {
        const { marks, missing: audits } = await judge.marksOf(one.page, one.language);
        one.best = one.best.map((mark, index) => Math.max(mark, marks[index] ?? 0));
        if (one.best.some((mark) => mark < 100)) missing.push(...audits);
      }
    }
  } finally {
    judge.end();
  }
  const print = (cells: string[]) => console.log(cells.map((cell) => cell.padEnd(24)).join(''));
  print(['', ...languages]);
  for (const [kind] of kinds)
    print([kind, ...pages.filter(({ name }) => name === kind).map(({ best }) => best.join(' · '))]);
  console.log(missing.length === 0 ? '\nEvery mark is 100.' : `\nNOT 100:\n${missing.join('\n')}`);
  if (missing.length > 0) process.exitCode = 1;
}
