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

/** For one load, because Lighthouse can fail on a busy machine. */
const attempts = 3;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Marks {
  /** Of 100, in the order of the categories. */
  marks: number[];
  /** The audits that cost points. */
  missing: string[];
}

export interface Judge {
  /** Loads the page once, which takes some seconds. */
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
      const result = await judge(`${service.url}${addressOf(page, language)}`, port);
      return { marks: categories.map((id) => markOf(result, id)), missing: faultsIn(result) };
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
