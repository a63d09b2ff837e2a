/** Every page that was built, as a reader finds it: by one visit for all of it. */
import type { Page, Request } from 'playwright/test';
import { notFoundPages } from '../../src/i18n/routes.ts';
import { expectAccessible } from '../support/browser/accessible.ts';
import { holdFonts } from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { expectWellSet, measureLayout, windows } from '../support/browser/layout.ts';
import { expectNothingSticksOut } from '../support/browser/overhang.ts';
import { builtAddresses } from '../support/browser/pages.ts';
import { shifts, watchShifts } from '../support/browser/shifts.ts';

const missing = new Set(notFoundPages.map(({ address }) => address));

/** What a page may fetch before anybody does anything. */
const quietKinds = new Set(['document', 'font', 'image', 'stylesheet', 'manifest']);

for (const address of builtAddresses) {
  test(`${address} is quiet and still, set well at every width, and accessible`, async ({
    page,
    noise,
  }) => {
    if (missing.has(address)) noise.expect(/status of 404/);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(watchShifts);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });

    await test.step('still on a wide screen', async () => {
      await page.goto(address);
      await readToTheEnd(page);
      expect.soft(await shifts(page)).toEqual([]);
    });
    await test.step('still on a telephone, where the typeface comes late and breaks no line anew', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      // All of the text is there, in the sheet's style.
      await page.waitForFunction(
        () =>
          document.readyState !== 'loading' &&
          performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const early = await page.evaluate(measureLayout);
      release();
      await readToTheEnd(page);
      expect.soft(await shifts(page)).toEqual([]);
      const late = await page.evaluate(measureLayout);
      expect.soft(late.lines).toBe(early.lines);
      const tables = await page
        .locator('.loan-table')
        .evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
      expect.soft(Math.max(0, ...tables), 'pixels of a table that are cut off').toBe(0);
      const gaps = await page.locator('.prose tr').evaluateAll(gapsIn);
      expect.soft(Math.min(...gaps), 'pixels between two columns').toBeGreaterThanOrEqual(11);
    });
    await test.step('quiet', () => expectQuiet(page, requests));

    // What moves is judged where it ends.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of windows) {
      await test.step(`set well on ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expectWellSet(page);
        await expectNothingSticksOut(page.locator('html'));
      });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await test.step('accessible', () => expectAccessible(page));
    await test.step('set well with letters of twice the size', async () => {
      await enlargeLetters(page);
      await expectWellSet(page);
    });
  });
}

/** How far the texts of neighbouring cells are apart. */
function gapsIn(rows: Element[]): number[] {
  const textOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  };
  return rows.flatMap(({ children }) => {
    const texts = [...children].map(textOf);
    return texts.slice(1).map(({ left }, before) => left - (texts[before]?.right ?? left));
  });
}

/** Nothing but what a page is drawn with was fetched, and nothing but the page's own scripts ran. */
async function expectQuiet(page: Page, requests: Request[]): Promise<void> {
  const executed = (await page.coverage.stopJSCoverage()).filter(({ url }) => url !== page.url());
  const islands = await page.locator('astro-island').evaluateAll(partsOfIslands);
  const own = await page.locator('script[src]').count();
  const scripts = [
    ...executed.map(({ url }) => url),
    ...requests.filter((request) => request.resourceType() === 'script').map(urlOf),
  ].map((url) => new URL(url).pathname);
  expect(islands.length).toBeGreaterThan(0);
  expect(
    scripts.filter((path) => own === 0 || islands.includes(path)),
    'script files fetched or executed before intent',
  ).toEqual([]);

  // The site's own, and those that the page shows.
  const icons = await page.locator('link[rel~="icon"], use[href^="/"]').evaluateAll((all) =>
    all.map((one) => {
      const { origin, pathname } = new URL(one.getAttribute('href') ?? '', location.href);
      return origin + pathname;
    }),
  );
  const others = requests.filter(
    (request) =>
      !quietKinds.has(request.resourceType()) &&
      request.resourceType() !== 'script' &&
      !icons.includes(request.url()),
  );
  expect(others.map(urlOf), 'fetched before intent').toEqual([]);
}

/** As a visitor does in the browser's settings; lengths in `rem` and `em` follow, those of media queries too. */
async function enlargeLetters(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

function urlOf(request: Request): string {
  return request.url();
}

/** Scrolls through the page as a reader does, until fonts and pictures are there. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(pictures.map((picture) => picture.decode()));
    await frame();
  });
}

/** The addresses of everything that waking one of these islands would fetch. */
function partsOfIslands(islands: Element[]): string[] {
  const names = ['component-url', 'renderer-url', 'preload'];
  return islands.flatMap((island) =>
    names.flatMap((name) => island.getAttribute(name)?.split(' ') ?? []),
  );
}
