/**
 * npm run bench, after a build: what the site weighs, what the build costs, what the service bears, and how Lighthouse
 * judges the pages. `-- --only lighthouse` (or `weights`, `build`, `service`, `speed`) measures that alone.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { siteLanguages } from '../../src/i18n/languages.ts';
import type { PageRef } from '../../src/i18n/routes.ts';
import { pagesShowing } from '../site/site.ts';
import {
  coldLoadOf,
  fileOf,
  scriptBeforeIntentOf,
  weightOf,
  wizardWeightOf,
} from '../site/weigh.ts';
import { measureGrowth } from './articles.ts';
import { measureBuild } from './build.ts';
import { measureMarks } from './lighthouse.ts';
import { measureService } from './service.ts';
import { measureInteractions, measureLoading } from './speed.ts';

const kinds: [name: string, page: PageRef][] = [
  ['home', 'home'],
  ['terms', 'terms'],
  ['contact', 'contact'],
  ['about', 'about'],
  ['blog list', 'blog'],
  ['article', { article: 1 }],
];

const parts: Record<string, () => void | Promise<void>> = {
  weights: printWeights,
  build: printBuild,
  service: printService,
  speed: printSpeed,
  lighthouse: printMarks,
};

const { only = Object.keys(parts) } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
}).values;
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
for (const name of only) {
  const part = parts[name];
  if (!part) throw new Error(`There is no ${name}; there are ${Object.keys(parts).join(', ')}`);
  await part();
}

function printWeights(): void {
  console.log(
    'Bytes of a cold load, brotli (HTML of it) · script before intent · the wizard more\n',
  );
  console.table(
    Object.fromEntries(
      kinds.map(([name, page]) => [
        name,
        Object.fromEntries(
          siteLanguages.map((language) => {
            const built = pagesShowing(page).find((other) => other.language === language);
            if (!built) throw new Error(`${name} is not built in ${language}`);
            const numbers = [coldLoadOf(built), scriptBeforeIntentOf(built), wizardWeightOf(built)];
            return [language, `${numbers.join(' · ')} (${weightOf(fileOf(built))})`];
          }),
        ),
      ]),
    ),
  );
}

function printBuild(): void {
  const build = measureBuild();
  console.log(
    `Build with its caches: ${build.pages} pages, ${(build.cpu / build.pages).toFixed(1)} ms of processor time each`,
  );

  // Cold: nothing compressed yet. Warm: the next build, as an editor runs it.
  const [few, some, many] = [102, 498, 1_002].map(measureGrowth);
  if (few && some && many) {
    console.table([few, some, many]);
    for (const [less, more] of [
      [few, some],
      [some, many],
    ] as const) {
      const perPage = (of: 'cold' | 'warm') =>
        ((more[of] - less[of]) / (more.articles - less.articles)).toFixed(1);
      console.log(
        `From ${less.articles} to ${more.articles} articles: ${perPage('warm')} ms of processor time a page, ${perPage('cold')} ms with nothing compressed yet`,
      );
    }
  }
}

async function printService(): Promise<void> {
  const { stored, refused, page } = await measureService();
  console.log(
    `Service: a stored request costs ${(refused / stored).toFixed(2)} × a refused one; the home page is answered ${(page / stored).toFixed(2)} × as often`,
  );
}

async function printSpeed(): Promise<void> {
  console.log(
    '\nOn a slow line (1.6 Mbit/s, 150 ms), beside an almost empty page; layout shift in all languages\n',
  );
  for await (const { page, first, largest, ratio, shift } of measureLoading(kinds, siteLanguages))
    console.log(
      `${page.padEnd(10)} first paint ${Math.round(first)} ms, largest ${Math.round(largest)} ms (${ratio.toFixed(2)} ×), shift ${shift.toFixed(4)}`,
    );
  console.log('\nFrom event to paint, with a quarter of the processor\n');
  for (const [what, ms] of Object.entries(await measureInteractions()))
    console.log(`${what.padEnd(20)} ${ms} ms`);
}

async function printMarks(): Promise<void> {
  console.log(
    '\nLighthouse: accessibility, best practices and search in every language; speed as the median of some loads in Dutch\n',
  );
  const started = performance.now();
  for await (const { page, missing, performance: speed } of measureMarks(kinds, siteLanguages)) {
    const three = missing.length === 0 ? '100 · 100 · 100 in every language' : 'less than 100';
    console.log(`${page.padEnd(10)} ${three} · speed ${speed}`);
    for (const line of missing) console.log(`  ${line}`);
    if (missing.length > 0) process.exitCode = 1;
  }
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
}
