/**
 * The marks that Lighthouse gives to every kind of page, as a telephone loads it from our own service. Pages that no
 * search engine may list (not found, answers to forms) are left out: for search they have no mark to give.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { addressOf, type PageRef } from '../../src/i18n/routes.ts';
import { chromiumArguments, findChromium } from '../browser/chromium.ts';
import { startService } from '../service.ts';

/** What must have every point, everywhere. */
const full = ['accessibility', 'best-practices', 'seo'];

/** How often one page is loaded for the mark of its speed, and how often Lighthouse may fail to watch a busy machine. */
const loads = 3;
const attempts = 3;

export interface Marks {
  page: string;
  /** What keeps a language from three marks of 100. */
  missing: string[];
  /** Median of some loads in the first language: it depends on the machine, and is only told. */
  performance: number;
}

/** @returns one kind of page after the other, as each is done: together they take minutes */
export async function* measureMarks(
  kinds: readonly [name: string, page: PageRef][],
  languages: readonly SiteLanguage[],
): AsyncGenerator<Marks> {
  const executablePath = findChromium();
  const service = await startService();
  // Not by Playwright, which would want every tab for itself.
  const { port, kill } = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  try {
    for (const [page, ref] of kinds) {
      const urls = languages.map((language) => `${service.url}${addressOf(ref, language)}`);
      const missing: string[] = [];
      for (const url of urls) missing.push(...faultsIn(await judge(url, full, port)));
      const speeds: number[] = [];
      while (speeds.length < loads) {
        const { categories } = await judge(urls[0] ?? service.url, ['performance'], port);
        speeds.push(Math.round((categories.performance?.score ?? 0) * 100));
      }
      speeds.sort((a, b) => a - b);
      yield { page, missing, performance: speeds[(loads - 1) / 2] ?? 0 };
    }
  } finally {
    kill();
    service.stop();
  }
}

async function judge(url: string, onlyCategories: string[], port: number): Promise<Result> {
  let problem = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories });
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? 'no answer';
  }
  throw new Error(`Lighthouse could not read ${url}: ${problem}`);
}

/** Every mark under 100, and what it was taken for. */
function faultsIn({ requestedUrl, categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, score, auditRefs }) => [
      `${requestedUrl}: ${id} ${Math.round((score ?? 0) * 100)}`,
      ...auditRefs
        .map((audit) => ({ ...audit, ...audits[audit.id] }))
        .filter(({ weight, score: points }) => weight > 0 && (points ?? 1) < 1)
        .map(({ title }) => `  ${title}`),
    ]);
}
