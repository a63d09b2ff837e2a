import type { Page, Request } from 'playwright/test';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { notFoundPages, routes } from '../../src/i18n/routes.ts';
import { loanSteps } from '../../src/loan/request.ts';
import { holdFonts } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { applicant, openWizard, stepHeading, textsIn, wizardField } from './loan.ts';
import { expectNothingSticksOut } from './overhang.ts';
import { builtAddresses } from './pages.ts';

const missing = new Set(notFoundPages.map(({ address }) => address));

/** What a page may fetch before anybody does anything. */
const quietKinds = new Set(['document', 'font', 'image', 'stylesheet', 'manifest']);

for (const address of builtAddresses) {
  test(`${address} stays quiet and still`, async ({ page, noise }) => {
    if (missing.has(address)) noise.expect(/status of 404/);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(watchShifts);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });

    await test.step('on a wide screen', async () => {
      await page.goto(address);
      await readToTheEnd(page);
      expect(await shifts(page)).toEqual([]);
    });
    await test.step('on a telephone, where the typeface comes late', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      const release = await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      release();
      await readToTheEnd(page);
      expect(await shifts(page)).toEqual([]);
      const tables = await page
        .locator('.loan-table')
        .evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
      expect(Math.max(0, ...tables), 'pixels of a table that are cut off').toBe(0);
    });
    await test.step('on the narrowest screen', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      // Back from the footer, where the floating buttons leave to the side.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNothingSticksOut(page.locator('html'));
    });

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

    const icons = await page
      .locator('link[rel~="icon"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const others = requests.filter(
      (request) =>
        !quietKinds.has(request.resourceType()) &&
        request.resourceType() !== 'script' &&
        !icons.includes(request.url()),
    );
    expect(others.map(urlOf), 'fetched before intent').toEqual([]);
  });
}

for (const language of siteLanguages) {
  test(`${language}: the wizard fits 320 pixels at every step`, async ({ page }) => {
    const texts = await textsIn(language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(routes.home[language]);
    const dialog = await openWizard(page, texts);
    const next = dialog.getByRole('button', { name: texts.wizard.buttons.next });
    await test.step('step 1, with the longest amount and its messages', async () => {
      await expectNothingSticksOut(dialog);
      await wizardField(dialog, texts, 'amount').fill('900.000,00');
      await wizardField(dialog, texts, 'duration').fill('');
      await next.click();
      await expectNothingSticksOut(dialog);
      await wizardField(dialog, texts, 'duration').fill('360');
      await next.click();
    });
    await test.step('step 2, with its messages', async () => {
      await expect(stepHeading(dialog, texts, 2)).toBeVisible();
      await expectNothingSticksOut(dialog);
      await next.click();
      await expect(wizardField(dialog, texts, 'profession')).toHaveAttribute('aria-invalid');
      await expectNothingSticksOut(dialog);
      for (const field of loanSteps[1])
        await wizardField(dialog, texts, field).fill(applicant[field]);
      await next.click();
    });
    await test.step('step 3, with its messages', async () => {
      await expect(stepHeading(dialog, texts, 3)).toBeVisible();
      await expectNothingSticksOut(dialog);
      await dialog.getByRole('button', { name: texts.wizard.buttons.submit }).click();
      await expect(wizardField(dialog, texts, 'firstName')).toHaveAttribute('aria-invalid');
      await expectNothingSticksOut(dialog);
    });
  });
}

/** Runs in the page before anything else: remembers what moved by itself, and where. */
function watchShifts(): void {
  const found: string[] = [];
  Object.assign(window, { shifts: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const parts = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '?');
      found.push(`${entry.value} ${parts.map((part) => part.slice(0, 80)).join(' · ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
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

/** What has moved so far; what is still on its way to the observer is waited for. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { shifts: string[] }).shifts;
  });
}

/** The addresses of everything that waking one of these islands would fetch. */
function partsOfIslands(islands: Element[]): string[] {
  const names = ['component-url', 'renderer-url', 'preload'];
  return islands.flatMap((island) =>
    names.flatMap((name) => island.getAttribute(name)?.split(' ') ?? []),
  );
}

/** Not yet in TypeScript's own list. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
