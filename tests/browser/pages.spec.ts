/**
 * Every page as visitors find it. The daily run opens each layout, each in another language; the
 * full run opens every built path.
 */
import type { Page, Request } from 'playwright/test';
import { extraFormFields, loanPath } from '../../src/domain/api.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { notFoundPages, pagePath } from '../../src/i18n/routes.ts';
import { hydratedSelector } from '../../src/islands/astro-island.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  expectDarkLetters,
  expectNoLayoutFlaws,
  measureLayout,
  type Size,
  setTextZoom,
} from '../support/browser/layout.ts';
import {
  recordAppearance,
  scrollThrough,
  shifts,
  watchShifts,
} from '../support/browser/layout-shift.ts';
import { delayResources, withHost } from '../support/browser/network.ts';
import {
  builtPaths,
  distinctLayouts,
  htmlForms,
  submitForm,
  unknownPath,
} from '../support/browser/pages.ts';
import { expectNoUiFlaws } from '../support/browser/ui-audit.ts';
import { isFullRun, requirePrerequisite } from '../support/prerequisites.ts';

const notFoundPaths = new Set(notFoundPages.map(({ path }) => path));

const dailyPaths = [
  ...distinctLayouts.map((kind, index) =>
    pagePath(kind, siteLanguages[index % siteLanguages.length] ?? 'nl'),
  ),
  ...notFoundPages.slice(-1).map(({ path }) => path),
];

/** Allowed requests before the visitor acts. */
const passiveResources = new Set(['document', 'font', 'image', 'stylesheet', 'manifest']);

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 404/));

for (const path of isFullRun ? builtPaths : dailyPaths) {
  test(`${path} passes layout and accessibility audits`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(watchShifts);
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    await test.step('as first painted on a phone', async () => {
      const release = await delayResources(page, 'font', 'stylesheet');
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(notFoundPaths.has(path) ? 404 : 200);
      const changes = await recordAppearance(page);
      release();
      await page.waitForLoadState();
      await scrollThrough(page);
      expect.soft(await changes()).toEqual([]);
      expect.soft(await shifts(page)).toEqual([]);
    });
    await test.step('without early requests', () => expectNoEarlyRequests(page, requests));
    await expectNoUiFlaws(page, 'as it is');
    if (isFullRun) {
      await test.step('still on a wide screen', async () => {
        await page.reload();
        await scrollThrough(page);
        expect.soft(await shifts(page)).toEqual([]);
      });
    }
    await test.step('has no layout flaws at 200 % text', async () => {
      await setTextZoom(page, 2);
      await expectNoLayoutFlaws(page);
      await setTextZoom(page, 1);
    });
    await test.step('on paper', () => expectFitForPaper(page));
    await expectTablesFit(page, phone);
    await test.step('readable without CSS', () => expectFitWithoutStyle(page));
  });
}

async function expectTablesFit(page: Page, phone: Size): Promise<void> {
  const tables = page.locator('main section:has(> table)');
  if ((await tables.count()) === 0) return;
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(phone.width);
  // A typeface that arrives late is not used.
  requirePrerequisite(
    await page.evaluate(hasArial),
    'no typeface has the measures of Arial',
    (reason) => {
      console.log(reason);
      test.info().skip(true, reason);
    },
  );
  const cut = await tables.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(...cut), 'pixels of a table that are cut off').toBe(0);
  const gaps = await page.locator('.prose tr').evaluateAll(gapsIn);
  expect(gaps).not.toHaveLength(0);
  expect(Math.min(...gaps), 'pixels between two columns').toBeGreaterThanOrEqual(11);
}

/** A browser keeps the opener of a window only if opener and answer have the same policies. */
test('every answer is as isolated as a page', async ({ page, context, service }) => {
  const openFrom = async (opener: Page, method: string, to: string, fields = {}) => {
    const opened = context.waitForEvent('page');
    const target = { target: '_blank', rel: 'opener' };
    await opener.evaluate(submitForm, { method, action: service.url + to, ...target, fields });
    const answer = await opened;
    await answer.waitForURL(`**${to}*`, { waitUntil: 'commit' });
    const state = await answer.evaluate(() => ({
      crossOriginIsolated,
      hasOpener: window.opener !== null,
    }));
    await answer.close();
    return { method, to, ...state };
  };
  await page.goto('/de');
  const paths = ['/de', `/${unknownPath}`, '/%ff', loanPath, '/robots.txt'];
  const answers = [
    ...paths.map((to) => ({ method: 'get', to, form: {} })),
    ...htmlForms.map(({ to, form }) => ({ method: 'post', to, form })),
  ];
  for (const { method, to, form } of answers)
    expect(await openFrom(page, method, to, form)).toEqual({
      method,
      to,
      crossOriginIsolated: true,
      hasOpener: true,
    });
  await withHost(
    (_request, response) => response.end(),
    async (url) => {
      const foreignPage = await context.newPage();
      await foreignPage.goto(url);
      expect(await openFrom(foreignPage, 'get', '/de')).toMatchObject({ hasOpener: false });
    },
  );
});

test('layout audit detects every kind of flaw', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.setContent(`<!doctype html>
    <style>
      p { position: absolute; margin: 0 }
      button { position: absolute; top: 120px; width: 145px; font: 20px monospace }
    </style>
    <p style="left: 300px; white-space: nowrap">wider than the window</p>
    <p style="top: 40px; width: 60px; height: 12px; overflow: hidden">this is cut off</p>
    <p style="top: 80px">one</p><p style="top: 84px">other</p>
    <button>Start here a</button>
    <button style="left: 160px; width: 60px">one two three</button>
    <a href="#a" style="position: absolute; top: 170px">beneath</a>
    <b style="position: absolute; top: 60px; left: 200px; width: 16px; height: 16px; border-radius: 50%">1000</b>
    <div style="position: fixed; inset: 165px 0 0; background: white"></div>`);
  expect(await page.evaluate(measureLayout)).toMatchObject({
    sideways: [expect.stringMatching(/^html by \d/)],
    cut: [
      'wider than the window',
      'this is cut off',
      '1000',
      'p wider than the window',
      'button one two three',
    ],
    overlapping: ['one / other'],
    broken: ['button Start here a', 'button one two three'],
    covered: ['bottom: a beneath'],
  });
});

/** Dark text on white, without elements for screens only. */
async function expectFitForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expectDarkLetters(heading);
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'dialog'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

async function expectFitWithoutStyle(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1280);
  const { widest, sideways } = await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) style.remove();
    const icons = [...document.querySelectorAll('svg')];
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo({ top: 0, behavior: 'instant' });
    return {
      widest: Math.max(0, ...icons.map((icon) => icon.getBoundingClientRect().width)),
      sideways: scrollWidth - clientWidth,
    };
  });
  expect(widest, 'pixels of the widest drawing').toBeLessThanOrEqual(32);
  expect(sideways, 'pixels to the side').toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator(`main [name=${extraFormFields.honeypot}]`)).toBeHidden();
}

/** Distances between the texts of neighbouring cells. */
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

/** Runs in the page: whether Arial or a metric-compatible typeface is installed. */
function hasArial(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return false;
  canvas.font = '1000px Arial';
  return Math.round(canvas.measureText('m').width) === 833;
}

/** The page loaded only what it needs for painting, and only scripts that its HTML names. */
async function expectNoEarlyRequests(page: Page, requests: Request[]): Promise<void> {
  const named = await page
    .locator('script[src], link[rel~="icon"], use[href^="/"]')
    .evaluateAll((all) =>
      all.map((element) => {
        const href = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
        const { origin, pathname } = new URL(href, location.href);
        return origin + pathname;
      }),
    );
  const earlyRequests = requests
    .filter(
      (request) => !passiveResources.has(request.resourceType()) && !named.includes(request.url()),
    )
    .map((request) => `${request.resourceType()} ${request.url()}`);
  expect(earlyRequests, 'requests before intent').toEqual([]);
  expect(await page.locator(hydratedSelector).count(), 'hydrated islands').toBe(0);
}
