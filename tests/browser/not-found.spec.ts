/** Unknown paths on a static host with a single not-found page. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { lookup } from 'mrmime';
import type { Page } from 'playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { languages, type SiteLanguage, siteLanguages } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { aliases, articleBasePaths, pagePath, routes } from '../../src/i18n/routes.ts';
import { expect, inLanguages, test } from '../support/browser/fixtures.ts';
import { withHost } from '../support/browser/network.ts';
import {
  cookieBanner,
  expectScrollable,
  expectScrollLocked,
} from '../support/browser/page-parts.ts';
import { unknownPath } from '../support/browser/pages.ts';
import { isFullRun } from '../support/prerequisites.ts';

test.use({
  // This host answers every unknown path with the root's page.
  baseURL: ({ browserName: _ }, use) =>
    withHost(({ url = '/' }, answer) => {
      const file = fileAt(new URL(url, 'http://host').pathname);
      answer.writeHead(file ? 200 : 404, { 'content-type': (file && lookup(url)) ?? 'text/html' });
      answer.end(file ?? fileAt('/404'));
    }, use),
});

test.beforeEach(({ pageErrors }) => pageErrors.expect(/404/));

const pageNowhere = (language: SiteLanguage) => `${languages[language].prefix}/${unknownPath}`;

test('not-found page uses the path’s language', async ({ page }) => {
  for (const language of siteLanguages) {
    const inFolder = `${articleBasePaths[language]}/${unknownPath}`;
    await expectNotFound(page, pageNowhere(language), language, 'page');
    await expectNotFound(page, inFolder, language, 'article');
  }
  for (const { path, language } of isFullRun ? aliases : aliases.slice(1, 2))
    await expectNotFound(page, `${path}/${unknownPath}`, language, 'page');
});

inLanguages((language) => {
  test.describe('before consent', () => {
    test.use({ hasConsent: false });

    test('not-found page has a cookie banner', async ({ page, texts }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(pageNowhere(language));
      const banner = cookieBanner(page, texts);
      await expectScrollLocked(page);
      const { text, policy } = texts.site.cookieBanner;
      await expect(banner.getByText(interpolate(text, { policy }))).toBeVisible();
      await expect(banner.getByRole('link', { name: policy })).toHaveAttribute(
        'href',
        routes.cookies[language],
      );
      await page.keyboard.press('Escape');
      await expect(banner).toBeHidden();
      await expectScrollable(page);
    });
  });
});

async function expectNotFound(
  page: Page,
  path: string,
  language: SiteLanguage,
  kind: 'page' | 'article',
): Promise<void> {
  const { notFound, articleNotFound, navigation } = await siteMessages(language);
  const { title, text } = kind === 'page' ? notFound : articleNotFound;
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.title()).toMatch(`${title} | `);
  const main = page.getByRole('main');
  await expect(main.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: navigation.skip })).toBeAttached();
  for (const [link, name] of [
    [main.getByRole('link', { name: notFound.home }), 'home'],
    [main.getByRole('link', { name: notFound.blog }), 'blog'],
    [main.getByRole('link', { name: notFound.contact }), 'contact'],
    [page.getByRole('banner').getByRole('link').first(), 'home'],
  ] as const)
    await expect(link).toHaveAttribute('href', pagePath(name, language));
}

/** The static host's file for a path, with or without `.html`. */
function fileAt(path: string): Buffer | undefined {
  const name = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
  try {
    return readFileSync(new URL(`../../dist${name}`, import.meta.url));
  } catch {
    return undefined;
  }
}
