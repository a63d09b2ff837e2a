/**
 * Paint times of pages on a slow line, compared with an almost empty page in the same run, and times of interactions
 * on a slow processor. Printed, never asserted: machines are shared.
 */
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { consentKey, consentValue } from '../../../src/components/cookie-banner/consent-keys.ts';
import { defaultLanguage, type SiteLanguage } from '../../../src/i18n/languages.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';
import { wizardMessages } from '../../../src/i18n/messages/wizard-messages.ts';
import { addressOf, type PageRef } from '../../../src/i18n/routes.ts';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import { startService } from '../../support/service.ts';

/** Medians are of this many loads. */
const loads = 5;

/** 1.6 Mbit/s and 150 ms, in bytes per second; a processor half as fast. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 };
const halfSpeed = 2;

/** For interactions: a telephone of some years ago. */
const quarterSpeed = 4;

/** Mobile: on a desktop a dialog reserves space for the scroll bar, and the whole page is drawn again. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** How long a finger stays on the glass, in ms. */
const pressLength = 80;

/** The service's shortest text: the time of line, service and browser alone. */
const almostEmpty = '/robots.txt';

export interface Loading {
  page: string;
  /** Medians in ms: first paint, largest paint. */
  first: number;
  largest: number;
  /** The same divided by those of the empty page. */
  firstRatio: number;
  largestRatio: number;
  /** Layout shift of all loads and languages. */
  shift: number;
}

export async function* measureLoading(
  kinds: readonly [name: string, page: PageRef][],
  languages: readonly SiteLanguage[],
): AsyncGenerator<Loading> {
  const { url, context, end } = await start();
  try {
    for (const [page, ref] of kinds) {
      const empty: Load[] = [];
      const own: Load[] = [];
      // In turns, because the machine's speed drifts.
      while (own.length < loads) {
        empty.push(await load(context, url + almostEmpty));
        own.push(await load(context, url + addressOf(ref, defaultLanguage)));
      }
      const others = [];
      for (const language of languages)
        others.push(await load(context, url + addressOf(ref, language)));
      const shift = Math.max(...[...own, ...others].map((one) => one.shift));
      const [first, largest] = [median(own, 'first'), median(own, 'largest')];
      const firstRatio = first / median(empty, 'first');
      const largestRatio = largest / median(empty, 'largest');
      yield { page, first, largest, firstRatio, largestRatio, shift };
    }
  } finally {
    await end();
  }
}

/**
 * Median time from the event to the next paint, in ms, by interaction: on a first visit, without the wizard's files,
 * and on a later visit, with them in the cache.
 */
export async function measureInteractions(): Promise<Record<string, number>> {
  const { url, context, end } = await start();
  const taken: Record<string, number[]> = {};
  try {
    for (let time = 0; time < loads; time += 1) {
      const visitor = await context();
      for (const visit of ['first', 'later'] as const) {
        const page = await visitor.newPage();
        await slowDown(page, quarterSpeed);
        await page.addInitScript(watchEvents);
        await page.goto(url + addressOf('home', defaultLanguage));
        for (const [what, deed] of await deedsOf(page, visit)) {
          await page.evaluate('window.longestEvent = 0');
          await deed();
          // Events are reported after the next paint.
          await page.waitForTimeout(1_500);
          taken[what] ??= [];
          taken[what].push(Number(await page.evaluate('window.longestEvent')));
        }
        await page.close();
      }
      await visitor.close();
    }
  } finally {
    await end();
  }
  return Object.fromEntries(Object.entries(taken).map(([what, times]) => [what, middle(times)]));
}

type Deed = [what: string, deed: () => Promise<void>];

async function deedsOf(page: Page, visit: 'first' | 'later'): Promise<Deed[]> {
  const site = await siteMessages(defaultLanguage);
  const wizard = await wizardMessages(defaultLanguage);
  const dialog = page.getByRole('dialog', { name: wizard.title });
  const session = await page.context().newCDPSession(page);
  /** Not Playwright's tap, which runs hit tests in the page at each event. */
  const press = (target: Locator) => async () => {
    const { x, y, width, height } = (await target.boundingBox()) ?? missing(target);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(pressLength);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const languages = page
    .getByRole('navigation', { name: site.languageMenu.label })
    .getByRole('button');
  const leave = () => page.keyboard.press('Escape');
  const open = press(page.getByRole('main').getByRole('button', { name: site.hero.apply }).first());
  const next = press(dialog.getByRole('button', { name: wizard.buttons.next }));
  if (visit === 'first')
    return [
      ['open the wizard, first visit', open],
      ['next step, first visit', next],
    ];
  return [
    ['open the menu', press(page.getByRole('button', { name: site.navigation.menu }))],
    ['close the menu', leave],
    ['open the languages', press(languages)],
    ['close the languages', leave],
    ['open the wizard', open],
    ['move the slider', () => dialog.getByRole('slider').first().press('ArrowRight')],
    ['next step', next],
    ['close the wizard', leave],
    ['open the wizard again', open],
  ];
}

function missing(target: Locator): never {
  throw new Error(`Not on the page: ${target}`);
}

async function start() {
  const executablePath = findChromium();
  const service = await startService();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumArguments,
  });
  return {
    url: service.url,
    /** A new visitor who has already accepted cookies. */
    async context(): Promise<BrowserContext> {
      const context = await browser.newContext(phone);
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        consentKey,
        consentValue,
      ] as const);
      return context;
    },
    async end() {
      await browser.close();
      service.stop();
    },
  };
}

interface Load {
  first: number;
  largest: number;
  shift: number;
}

async function load(visitor: () => Promise<BrowserContext>, url: string): Promise<Load> {
  const page = await (await visitor()).newPage();
  await slowDown(page, halfSpeed, slowLine);
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(700);
  const seen = (await page.evaluate('window.seen')) as Load;
  await page.context().close();
  return seen;
}

async function slowDown(page: Page, rate: number, line?: typeof slowLine): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (line) await session.send('Network.emulateNetworkConditions', line);
}

function watchPaints(): void {
  const seen = { first: 0, largest: 0, shift: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += entry.value ?? 0;
  });
  Object.assign(window, { seen });
}

function watchEvents(): void {
  Object.assign(window, { longestEvent: 0 });
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const held = window as unknown as { longestEvent: number };
    for (const { duration } of list.getEntries())
      held.longestEvent = Math.max(held.longestEvent, duration);
  }).observe(options);
}

function median(all: readonly Load[], what: keyof Load): number {
  return middle(all.map((one) => one[what]));
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? 0;
}
