/** Every address on a static host, under the pages' own policies: the browser blocks nothing. */
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notFoundPages } from '../../../src/i18n/routes.ts';
import { hydrated } from '../../../src/islands/astro-island.ts';
import { pages } from '../../support/built-site.ts';
import { describeIfInstalled } from '../../support/check-property.ts';
import { chromiumArguments, findChromium, findProgram } from '../../support/programs.ts';
import { type Running, servers } from './servers.ts';

const crawling = 300_000;

const missing = findProgram('nginx') ? undefined : 'nginx is not installed';

describeIfInstalled(missing, 'a crawl of all addresses', () => {
  let host: Running | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    const executablePath = findChromium();
    host = await servers.nginx();
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    });
  }, crawling);

  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  it(
    'meets no report or error with the wizard',
    async () => {
      const page = await browser?.newPage({ baseURL: `${host?.url}` });
      if (!page) throw new Error('There is no browser');
      const missing = new Set(notFoundPages.map(({ address }) => address));
      const pageErrors: string[] = [];
      let address = '';
      const note = (text: string) => pageErrors.push(`${address}: ${text}`);
      await page.exposeFunction('reported', note);
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          (window as unknown as { reported: (text: string) => void }).reported(
            `${violatedDirective} stopped ${blockedURI}`,
          ),
        );
      });
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        const isOwn404 = missing.has(address) && /status of 404/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isOwn404) note(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(`${host?.url}/`)) note(`calls ${request.url()}`);
      });
      for (const { address: next, kind } of pages) {
        address = next;
        const answer = await page.goto(address, { waitUntil: 'load' });
        if (kind !== 'not-found') expect([address, answer?.status()]).toEqual([address, 200]);
        await page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
          document.querySelector<HTMLElement>('[commandfor="loan-wizard"]')?.click();
        });
        if (kind !== 'not-found') await page.waitForSelector(`#loan-wizard ${hydrated}`);
      }
      expect(pageErrors).toEqual([]);

      // A blocked image is reported.
      await page.evaluate(() => {
        document.body.append(
          Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }),
        );
      });
      await expect
        .poll(() => pageErrors.join())
        .toContain('img-src stopped https://elsewhere.example');
    },
    crawling,
  );
});
