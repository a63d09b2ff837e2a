/**
 * The marks that Lighthouse gives to every kind of page, as a telephone loads it from our own service. Pages that no
 * search engine may list (not found, answers to forms) are left out: for search they have no mark to give.
 */
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { addressOf, type PageRef } from '../../src/i18n/routes.ts';
import { chromiumArguments, findChromium } from '../browser/chromium.ts';
import { startService } from '../service.ts';

/** What must have every point, everywhere. */
const full = ['accessibility', 'best-practices', 'seo'] as const;

export interface Marks {
  page: string;
  /** Three marks of 100 in every language, or what is missing. */
  missing: string[];
  /** Median over the languages: it depends on the machine, and is only told. */
  performance: number;
}

export async function measureMarks(
  kinds: readonly [name: string, page: PageRef][],
  languages: readonly SiteLanguage[],
): Promise<Marks[]> {
  const port = await freePort();
  const executablePath = findChromium();
  const service = await startService();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const marks: Marks[] = [];
    for (const [page, ref] of kinds) {
      const missing: string[] = [];
      const speeds: number[] = [];
      for (const language of languages) {
        const address = addressOf(ref, language);
        const { scores, faults } = await judge(`${service.url}${address}`, port);
        speeds.push(scores.performance ?? 0);
        for (const category of full) {
          if (scores[category] !== 100) missing.push(`${address}: ${category} ${scores[category]}`);
        }
        if (full.some((category) => scores[category] !== 100)) missing.push(...faults);
      }
      speeds.sort((a, b) => a - b);
      marks.push({ page, missing, performance: speeds[Math.floor(speeds.length / 2)] ?? 0 });
    }
    return marks;
  } finally {
    await browser.close();
    service.stop();
  }
}

async function judge(
  url: string,
  port: number,
): Promise<{ scores: Record<string, number | null>; faults: string[] }> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...full, 'performance'],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, score && Math.round(score * 100)]),
  );
  const faults = full.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => `  ${id}: ${audits[id]?.title}`),
  );
  return { scores, faults };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port')),
      );
    });
  });
}
