/** The CMS of `npm run dev`, on the browser's private folder instead of one chosen in a dialog. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { checkContent } from '../../../src/content/check/check-content.ts';
import { formatFinding } from '../../../src/content/finding.ts';
import { readContent } from '../../../src/content/read-content.ts';
import { defaultLanguage, siteLanguages } from '../../../src/i18n/languages.ts';
import {
  type DevServer,
  type Folder,
  openSurface,
  startDevServer,
} from '../../support/dev-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const content = join(root, 'content');

/** Names of our languages in the tool, in English. */
const names = new Intl.DisplayNames('en', { type: 'language' });
const languageNames = siteLanguages.map((language) => names.of(language) ?? language);

// One development server for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let server: DevServer;

test.beforeAll(async () => {
  server = await startDevServer();
});

test.afterAll(() => server.stop());

test('writes an article that passes the check', async ({ page }) => {
  const before = await openSurface(page, server.url);
  const article = readContent(content).find(
    ({ collection, language }) => collection === 'blog' && language === defaultLanguage,
  );
  const id = article?.fields?.id;
  await openEntry(page, new RegExp(`^${id}\\. `));
  const [original, second] = languageNames;
  for (const [language, title] of [
    [original, 'Goed voorbereid: uw aanvraag'],
    [second, 'Gut vorbereitet: Ihre Anfrage'],
  ] as const) {
    const field = pane(page, language).getByRole('textbox', { name: 'Title' });
    await expect(field).not.toHaveValue('');
    await field.fill(title);
  }
  await save(page);

  const isOfArticle = (path: string) =>
    path.startsWith('content/blog/') && path.includes(`/${id}-`);
  const dutch = `content/${article?.path}`;
  await expect.poll(async () => (await readFolder(page))[dutch]).toContain('Goed voorbereid: uw');
  const after = await readFolder(page);
  for (const [path, text] of Object.entries(before))
    if (!isOfArticle(path)) expect(after[path], path).toBe(text);
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  expect(await findFaults(after)).toEqual([]);
});

test('changes one line of the home page and of the company', async ({ page }) => {
  const expected = { ...(await openSurface(page, server.url)) };
  const forms = [
    ['Home page', `content/home/${defaultLanguage}.yaml`, 'Estimate', 'Bereken wat u betaalt'],
    ['Company', 'content/company.yaml', 'Phone', '+32 2 012 34 56'],
  ] as const;
  for (const [name, path, label, text] of forms) {
    await page.getByRole('treeitem', { name: 'Home page and company' }).click();
    await openEntry(page, name);
    const editor = page.getByRole('group', { name: 'Content Editor' });
    const field = editor.getByRole('textbox', { name: label, exact: true }).first();
    await expect(field).not.toHaveValue('');
    await field.fill(text);
    await save(page);
    const line = new RegExp(`^( *${label.toLowerCase()}: ).*$`, 'm');
    expected[path] = expected[path]?.replace(line, `$1${text}`) ?? '';
    await expect.poll(async () => (await readFolder(page))[path]).toContain(text);
  }
  expect(await readFolder(page)).toEqual(expected);
  expect(await findFaults(expected)).toEqual([]);
});

test('reaches only the site and the Git host', async ({ page }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'hello' }),
  );
  await page.goto(`${server.url}/admin`);
  const asked = page.evaluate(() => fetch('https://elsewhere.example/').then(() => 'answered'));
  await expect(asked).rejects.toThrow(/fetch/);
});

async function openEntry(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('gridcell', { name, ...(typeof name === 'string' && { exact: true }) })
    .click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
}

/** Saves, which closes the editor. Repeats while the editor has not yet taken the typed text. */
async function save(page: Page): Promise<void> {
  const editor = page.getByRole('group', { name: 'Content Editor' });
  await expect(async () => {
    // A slow earlier press may have closed it.
    if (await editor.isVisible())
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 2_000 });
    await expect(editor).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

/** The part of the editor that shows one language. */
function pane(page: Page, language: string | undefined) {
  return page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content$`) });
}

function readFolder(page: Page): Promise<Folder> {
  return page.evaluate(async () => {
    const found: Folder = {};
    const walk = async (folder: FileSystemDirectoryHandle, before: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${before}${name}/`);
        else if (handle instanceof FileSystemFileHandle)
          found[before + name] = await (await handle.getFile()).text();
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return found;
  });
}

/** What `npm run check:content` would say of the folder. */
async function findFaults(texts: Folder): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'edited-'));
  try {
    cpSync(content, join(copy, 'content'), { recursive: true });
    for (const [path, text] of Object.entries(texts)) writeFileSync(join(copy, path), text);
    const findings = await checkContent(join(copy, 'content'));
    return findings.filter(({ isRemark }) => !isRemark).map(formatFinding);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
