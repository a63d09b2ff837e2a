/**
 * npm run screenshots, after a build: every kind of page and state in every language, at three widths, light and dark,
 * and contact sheets of them. `-- --page home --language de --width 390 --theme dark` narrows it; each can be given more
 * than once.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { consentKey, consentValue } from '../../../src/components/cookie-banner/consent-keys.ts';
import { type SiteLanguage, siteLanguages } from '../../../src/i18n/languages.ts';
import { themes as allThemes, showIn, type Theme } from '../../support/browser/theme.ts';
import { textsIn } from '../../support/browser/wizard.ts';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import { startService } from '../../support/service.ts';
import { type Kind, kinds } from './kinds.ts';
import { writeSheet } from './sheet.ts';

const allWidths = [390, 768, 1440];
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };
const parallel = 3;

const target = fileURLToPath(new URL('../../../screenshots', import.meta.url));

interface Job {
  kind: Kind;
  language: SiteLanguage;
  width: number;
}

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
  },
});
const chosenKinds = choose(kinds, ({ name }) => name, values.page);
const chosenLanguages = choose(siteLanguages, String, values.language);
const chosenWidths = choose(allWidths, String, values.width);
const themes = choose(allThemes, String, values.theme);

const started = performance.now();
const executablePath = findChromium();
const service = await startService();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumArguments,
});
try {
  const jobs = chosenKinds.flatMap((kind) =>
    widthsOf(kind).flatMap((width) =>
      chosenLanguages.map((language): Job => ({ kind, language, width })),
    ),
  );
  for (const { name } of chosenKinds) mkdirSync(`${target}/${name}`, { recursive: true });
  const failures = await inTurn(jobs, (job) => takeBoth(browser, service.url, job));
  const sheets = failures.length === 0 ? await writeSheets() : 0;
  const seconds = Math.round((performance.now() - started) / 1000);
  const taken = (jobs.length - failures.length) * themes.length;
  console.log(`${taken} screenshots and ${sheets} contact sheets in ${target}, ${seconds} s`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  service.stop();
}

/** One visit, in each theme. */
async function takeBoth(browser: Browser, baseURL: string, job: Job): Promise<void> {
  const { kind, language, width } = job;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: heights[width] ?? width },
    locale: 'en-US',
    timezoneId: 'Europe/Brussels',
    // Without motion.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (kind.hasConsent) {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        consentKey,
        consentValue,
      ] as const);
    }
    const [first = 'light'] = themes;
    await page.emulateMedia({ colorScheme: first });
    await kind.open({ page, language, texts: await textsIn(language) });
    await settle(page, kind.whole);
    for (const colorScheme of themes) {
      await showIn(page, colorScheme);
      await page.screenshot({ path: fileOf(job, colorScheme), fullPage: kind.whole });
    }
  } finally {
    await context.close();
  }
}

/** Waits for typeface and pictures; lazy pictures load on scrolling. */
async function settle(page: Page, toTheEnd: boolean): Promise<void> {
  await page.evaluate(async (scrolls) => {
    await document.fonts.ready;
    const { scrollHeight } = document.documentElement;
    for (let top = 0; scrolls && top < scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    if (scrolls) scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images].filter(
      (picture) => picture.checkVisibility() && (scrolls || picture.loading !== 'lazy'),
    );
    await Promise.all(pictures.map((picture) => picture.decode()));
  }, toTheEnd);
}

async function writeSheets(): Promise<number> {
  const sheets = `${target}/sheets`;
  mkdirSync(sheets, { recursive: true });
  const all = chosenKinds.flatMap((kind) => widthsOf(kind).map((width) => ({ kind, width })));
  for (const { kind, width } of all) {
    const rows = themes.map((theme) =>
      chosenLanguages.map((language) => fileOf({ kind, language, width }, theme)),
    );
    await writeSheet(rows, `${sheets}/${kind.name}-${width}.png`);
  }
  return all.length;
}

function widthsOf({ below = Number.POSITIVE_INFINITY }: Kind): number[] {
  return chosenWidths.filter((width) => width < below);
}

function fileOf({ kind, language, width }: Job, theme: Theme): string {
  return `${target}/${kind.name}/${width}-${theme}-${language}.png`;
}

/** @returns what went wrong, a line for each job */
async function inTurn(jobs: Job[], work: (job: Job) => Promise<void>): Promise<string[]> {
  const waiting = [...jobs];
  const failures: string[] = [];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      try {
        await work(job);
      } catch (error) {
        rmSync(fileOf(job, 'light'), { force: true });
        failures.push(`${job.kind.name}, ${job.language}, ${job.width}: ${error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return failures;
}

/** The entries that were asked for by name, or all. */
function choose<T>(
  all: readonly T[],
  nameOf: (entry: T) => string,
  asked: string[] | undefined,
): readonly T[] {
  const unknown = asked?.filter((name) => !all.some((entry) => nameOf(entry) === name)) ?? [];
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. There are ${all.map(nameOf).join(', ')}.`);
    process.exit(1);
  }
  return asked ? all.filter((entry) => asked.includes(nameOf(entry))) : all;
}
