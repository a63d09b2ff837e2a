/** Pages that arrive over a slow line and are painted bit by bit: what is there already stays where it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, notFoundPages } from '../../src/i18n/routes.ts';
import { consentKey, consentValue } from '../../src/parts/cookie-banner/keys.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { twoLanguages } from '../support/browser/languages.ts';
import { everyKindOfPage } from '../support/browser/pages.ts';
import { shifts, watchShifts } from '../support/browser/shifts.ts';

/** Characters of a page that come at a time, and milliseconds to the next. */
const [piece, interval] = [250, 16];

test.use({
  // The service's pages, from a host that is slow.
  baseURL: async ({ service }, use) => {
    const host = createServer(async ({ url = '/' }, answer) => {
      const found = await fetch(service.url + url);
      const type = found.headers.get('content-type') ?? '';
      answer.writeHead(found.status, { 'content-type': type });
      if (!type.startsWith('text/html')) {
        answer.end(await found.bytes());
        return;
      }
      const page = await found.text();
      const [head = '', ...parts] = page.split(/(?=<body|<main|<dialog)/);
      answer.write(head);
      for (const part of parts) {
        // Tags stay whole, those of the bar come one by one; what is in the closed dialog is not seen.
        const size = part.startsWith('<dialog') ? 10_000 : part.startsWith('<body') ? 1 : piece;
        for (const some of part.match(new RegExp(`[^]{1,${size}}[^>]*>?`, 'g')) ?? []) {
          answer.write(some);
          await pause(interval);
        }
      }
      answer.end();
    });
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    await use(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
    host.close();
  },
});

for (const [index, language] of twoLanguages.entries()) {
  const missing = notFoundPages.filter((page) => page.language === language);
  const pages = everyKindOfPage.map((kind) => addressOf(kind, language));
  const wide = [1280, 1700][index] ?? 1280;
  for (const [address, width] of [
    ...[...pages, ...missing.map((page) => page.address)].map((one) => [one, wide] as const),
    [addressOf('contact', language), 390] as const,
  ]) {
    test(`${address} stays still while it arrives, ${width} px wide`, async ({
      context,
      baseURL,
    }) => {
      // Not the fixture's page, which wants all calls to go to the service.
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        consentKey,
        consentValue,
      ] as const);
      await page.addInitScript(watchShifts);
      await page.goto(`${baseURL}${address}`);
      expect(await shifts(page)).toEqual([]);
    });
  }
}
