/** Addresses that do not exist: on our own service, and on a host that knows a single file for all of them. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Page } from 'playwright/test';
import { languages, type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { addressOf, aliases, articleFolders, routes } from '../../src/i18n/routes.ts';
import { consentKey, consentValue } from '../../src/parts/cookie-banner/keys.ts';
import { acceptButton, cookieBanner, turnWheel } from '../support/browser/banner.ts';
import { expect, type Service, test } from '../support/browser/fixtures.ts';
import { type Texts, textsIn } from '../support/browser/loan.ts';
import { nowhere } from '../support/browser/pages.ts';

/** A host of files: what it does not find is answered with the root's page, whatever the address. */
const hostTest = test.extend<object, { service: Service }>({
  service: [
    async ({ browserName: _ }, use) => {
      const host = createServer(({ url = '/' }, answer) => {
        const file = fileAt(new URL(url, 'http://host').pathname);
        answer.writeHead(file ? 200 : 404, { 'content-type': typeOf(file ? url : '') });
        answer.end(file ?? fileAt('/404'));
      });
      await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
      const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
      await use({
        url,
        stored: () => Promise.reject(new Error('Nothing is stored here')),
        forget: () => undefined,
      });
      host.close();
    },
    { scope: 'worker' },
  ],
});

for (const language of siteLanguages) {
  const unknown = {
    page: `${languages[language].prefix}/${nowhere}`,
    article: `${articleFolders[language]}/99`,
  };

  test(`answers unknown addresses in their language (${language})`, async ({ page, noise }) => {
    noise.expect(/404/);
    const texts = await textsIn(language);
    for (const kind of ['page', 'article'] as const) {
      const response = await page.goto(unknown[kind]);
      expect(response?.status()).toBe(404);
      // Already as it is sent, not only once a script has run.
      expect(await response?.text()).toContain(`<html lang="${language}"`);
      await expectNotFound(page, texts, language, kind);
    }
    await expectWaysOn(page, texts, language);
  });

  hostTest.describe('on a plain host', () => {
    hostTest.use({ hasConsent: false });

    hostTest(`takes up the language of the address (${language})`, async ({ page, noise }) => {
      noise.expect(/404/);
      const texts = await textsIn(language);
      for (const kind of ['page', 'article'] as const) {
        const response = await page.goto(unknown[kind]);
        expect(response?.status()).toBe(404);
        await expectNotFound(page, texts, language, kind);
      }

      // The banner is another one now, and works like the first.
      await page.setViewportSize({ width: 1280, height: 500 });
      expect(await turnWheel(page)).toBe(0);
      const banner = cookieBanner(page, texts);
      await expect(banner.getByRole('link')).toHaveAttribute('href', routes.cookies[language]);
      await page.keyboard.press('Escape');
      await expect(banner).toBeHidden();
      expect(await turnWheel(page)).toBeGreaterThan(0);
      await page.reload();
      await acceptButton(page, texts).click();
      await expect(banner).toBeHidden();
      expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBe(
        consentValue,
      );
      await expectWaysOn(page, texts, language);
    });
  });
}

// The specification's own words, at the addresses where they stand.
for (const [address, heading] of [
  ['/blog/99', 'Artikel niet gevonden'],
  ['/sl/blog/99', 'Članek ni bil najden'],
] as const) {
  test(`says ${heading} at ${address}`, async ({ page, noise }) => {
    noise.expect(/404/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

hostTest('takes up the language of an alias on a plain host', async ({ page, noise }) => {
  noise.expect(/404/);
  for (const { address, language } of aliases) {
    await page.goto(`${address}/${nowhere}`);
    await expectNotFound(page, await textsIn(language), language, 'page');
  }
});

async function expectNotFound(
  page: Page,
  { site }: Texts,
  language: SiteLanguage,
  kind: 'page' | 'article',
): Promise<void> {
  const { title, text } = kind === 'page' ? site.notFound : site.articleNotFound;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: site.navigation.skip })).toBeAttached();
}

/** Follows every link that the page offers, and the way back to its own home in the header. */
async function expectWaysOn(page: Page, { site }: Texts, language: SiteLanguage): Promise<void> {
  const here = page.url();
  for (const name of ['home', 'blog', 'contact'] as const) {
    await page.getByRole('main').getByRole('link', { name: site.notFound[name] }).click();
    await expect(page).toHaveURL(new URL(addressOf(name, language), here).href);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto(here);
  }
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute(
    'href',
    routes.home[language],
  );
  const homes = page.getByRole('contentinfo').getByRole('link');
  await expect(homes).toHaveText(siteLanguages.map((other) => languages[other].label));
}

/** What such a host finds at an address: the file of that name, with or without its `.html`. */
function fileAt(path: string): Buffer | undefined {
  const name = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
  try {
    return readFileSync(new URL(`../../dist${name}`, import.meta.url));
  } catch {
    return undefined;
  }
}

function typeOf(path: string): string {
  const types: Record<string, string> = {
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
  };
  return types[extname(path)] ?? 'text/html';
}
