/** What goes wrong on the way between browser and service, brought about on purpose. */
import type { Page, Request } from 'playwright/test';
import { loanPath, messagePath } from '../../../src/api.ts';

/** Every module of the islands; what a page executes before anybody does anything arrives all the same. */
const scripts = /\/_astro\/(?!page\.)[^/]+\.js$/;

/**
 * Holds back every script file, as a slow network does, until the returned function is called: what a test does before
 * happens before hydration, however fast the machine.
 */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, scripts);
}

/** Holds back what a page executes before anybody does anything; its `load` event waits for that. */
export function holdPageScript(page: Page): Promise<() => void> {
  return hold(page, '**/_astro/page.*.js');
}

/** Holds back the typeface until the returned function is called. */
export function holdFonts(page: Page): Promise<() => void> {
  return hold(page, '**/*.woff2');
}

async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Makes every script file fail to arrive.
 * @returns brings the network back
 */
export async function cutScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Collects the submissions that the page sends from now on. */
export function submissionsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === loanPath || pathname === messagePath) sent.push(request);
  });
  return sent;
}
