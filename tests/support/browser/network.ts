/** Network failures between browser and service, and a host in place of the service. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request, Route } from 'playwright/test';
import { loanPath, messagePath } from '../../../src/domain/api.ts';

type Kind = 'script' | 'stylesheet' | 'font';

/**
 * Holds back files as a slow network does, until the returned function is called. Called after page
 * load, it holds files loaded on intent; called before, also the page's own files.
 */
export async function delayResources(page: Page, ...kinds: Kind[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (isOneOf(kinds, route)) await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * Fails all further requests for scripts.
 * @returns a function that restores the network
 */
export async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const fail = (route: Route) => (isOneOf(['script'], route) ? route.abort() : route.fallback());
  await page.route('**', fail);
  return () => page.unroute('**', fail);
}

/** Answers the next request for this path with an error. */
export async function failOnce(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
}

/** Holds back the answer to a submission until the returned function is called. */
export async function delayResponse(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Collects all further submissions of the page. */
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

/**
 * Serves requests by a listener of Node.
 * @param use is called with the host's address; the host closes when it has returned
 */
export async function withHost(
  listener: RequestListener,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const host = createServer(listener);
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  await use(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  host.close();
}
