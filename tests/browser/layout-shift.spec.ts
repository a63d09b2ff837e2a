/** Pages that arrive slowly and are painted in pieces: painted parts must not move. */
import { setTimeout as pause } from 'node:timers/promises';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { notFoundPages, pagePath } from '../../src/i18n/routes.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { dailyLanguages, longWordLanguages } from '../support/browser/languages.ts';
import { shifts, watchShifts } from '../support/browser/layout-shift.ts';
import { withHost } from '../support/browser/network.ts';
import { allPages } from '../support/browser/pages.ts';
import { isFullRun } from '../support/prerequisites.ts';

/** Characters per piece, and milliseconds between pieces. */
const [pieceLength, intervalMs] = [250, 16];

test.use({
  // A slow host with the service's pages.
  baseURL: ({ service }, use) =>
    withHost(async ({ url = '/' }, answer) => {
      const response = await fetch(service.url + url);
      const type = response.headers.get('content-type') ?? '';
      answer.writeHead(response.status, { 'content-type': type });
      if (!type.startsWith('text/html')) {
        answer.end(await response.bytes());
        return;
      }
      const [head = '', ...parts] = (await response.text()).split(/(?=<body|<main|<dialog)/);
      answer.write(head);
      for (const part of parts) {
        // Tags stay whole. Those of the bar arrive one by one, the closed dialog in large pieces.
        const size = part.startsWith('<dialog')
          ? 10_000
          : part.startsWith('<body')
            ? 1
            : pieceLength;
        for (const piece of part.match(new RegExp(`[\\s\\S]{1,${size}}[^>]*>?`, 'g')) ?? []) {
          answer.write(piece);
          await pause(intervalMs);
        }
      }
      answer.end();
    }, use),
});

const allPaths = siteLanguages.flatMap((language) => [
  ...allPages.map((kind) => pagePath(kind, language)),
  ...notFoundPages.filter((page) => page.language === language).map(({ path }) => path),
]);
const dailyPaths = dailyLanguages.map((language, index) =>
  pagePath(index ? 'contact' : 'home', language),
);
const widths = [390, 1280, 1700];

for (const [index, path] of (isFullRun ? allPaths : dailyPaths).entries())
  for (const width of isFullRun ? widths : [widths[(index + 1) % widths.length] ?? 390])
    test(`${path} does not shift, ${width} px wide`, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(watchShifts);
      await page.goto(path);
      expect(await shifts(page)).toEqual([]);
    });

test.describe('on a quick host', () => {
  test.use({ baseURL: ({ service }, use) => use(service.url) });

  inLanguages((language) => {
    test('closed opening hours cause no shift', async ({ page, texts: { site } }) => {
      await page.addInitScript(watchShifts);
      // On a Saturday afternoon the second line is longest.
      await page.clock.setFixedTime(new Date('2026-11-28T15:00:00Z'));
      for (const width of [320, 390, 700]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(pagePath('contact', language));
        await page.getByRole('heading', { name: site.contact.hours }).scrollIntoViewIfNeeded();
        await expect(page.getByText(site.contact.closedNow)).toBeInViewport();
        expect(await shifts(page), `${width} px`).toEqual([]);
      }
    });
  }, longWordLanguages);
});
