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

/** Scores are medians of this many loads; on a busy machine Lighthouse gets several attempts. */
const loads = 5;
const attempts = 3;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Marks {
  /** Of 100, in the order of the categories. */
  medians: number[];
  /** Audits that cost points, in any load. */
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
      const results: Result[] = [];
      while (results.length < loads)
        results.push(await judge(`${service.url}${addressOf(page, language)}`, port));
      const medians = categories.map((id) => middle(results.map((result) => markOf(result, id))));
      const isMissing = medians.some((mark) => mark < 100);
      return { medians, missing: isMissing ? [...new Set(results.flatMap(faultsIn))] : [] };
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

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? 0;
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
