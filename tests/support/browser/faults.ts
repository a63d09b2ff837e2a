/** What goes wrong on the way between browser and service, brought about on purpose. */
import type { Page, Request, Route } from 'playwright/test';
import { loanPath, messagePath } from '../../../src/domain/api.ts';

type Kind = 'script' | 'stylesheet' | 'font';

/**
 * Holds back files as a slow network does, until the returned function is called: what a test does before happens before
 * they come, however fast the machine. Called when a page has loaded it holds back what is fetched on intent, called
 * before that also what the page itself begins with.
 */
export async function hold(page: Page, ...kinds: Kind[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (isOneOf(kinds, route)) await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * Makes every script file fail to arrive from now on.
 * @returns brings the network back
 */
export async function cutScripts(page: Page): Promise<() => Promise<void>> {
  const fail = (route: Route) => (isOneOf(['script'], route) ? route.abort() : route.fallback());
  await page.route('**', fail);
  return () => page.unroute('**', fail);
}

/** The next request for this is answered with an error of the service. */
export async function failOnce(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
}

/** Holds back the answer to a submission until the returned function is called. */
export async function holdAnswer(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
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

function isOneOf(kinds: Kind[], route: Route): boolean {
  return kinds.some((kind) => kind === route.request().resourceType());
}
