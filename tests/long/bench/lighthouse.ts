/**
 * Lighthouse scores of every kind of page, loaded from our own service as on a phone. Leaves out pages that search
 * engines must not list (not found, answers to forms), because they have no score for search.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { SiteLanguage } from '../../../src/i18n/languages.ts';
import { addressOf, type PageRef } from '../../../src/i18n/routes.ts';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import { startService } from '../../support/service.ts';

/** A page is loaded until all its marks are 100, at most this often: other programs only take points away. */
const loads = 5;

/** For one load, because Lighthouse can fail on a busy machine. */
const attempts = 3;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Marks {
  /** Of 100, in the order of the categories. */
  best: number[];
  /** If a mark is below 100: audits that cost points in the last load. */
  missing: string[];
}

export interface Judge {
  /** Takes some seconds for each load. */
  marksOf: (page: PageRef, language: SiteLanguage) => Promise<Marks>;
  end: () => void;
}

export async function startJudge(): Promise<Judge> {
  const executablePath = findChromium();
  const service = await startService();
  // Not by Playwright, which would attach to every tab.
  const { port, kill } = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  return {
    async marksOf(page, language) {
      let best = categories.map(() => 0);
      let missing: string[] = [];
      for (let load = 0; load < loads && best.some((mark) => mark < 100); load += 1) {
        const result = await judge(`${service.url}${addressOf(page, language)}`, port);
        best = categories.map((id, index) => Math.max(best[index] ?? 0, markOf(result, id)));
        missing = best.some((mark) => mark < 100) ? faultsIn(result) : [];
      }
      return { best, missing };
    },
    end() {
      kill();
      service.stop();
    },
  };
}

function markOf({ categories: marks }: Result, id: string): number {
  return Math.round((marks[id]?.score ?? 0) * 100);
}

async function judge(url: string, port: number): Promise<Result> {
  let problem = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? 'no answer';
  }
  throw new Error(`Lighthouse could not read ${url}: ${problem}`);
}

/** The audits that cost points in a load. */
function faultsIn({ requestedUrl, categories: marks, audits }: Result): string[] {
  return Object.values(marks)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .map((audit) => ({ ...audit, ...audits[audit.id] }))
        .filter(({ weight, score: points }) => weight > 0 && (points ?? 1) < 1)
        .map(({ title }) => `${requestedUrl}: ${id}: ${title}`),
    );
}
