/** The editing surface of `npm run dev`, on the browser's private folder instead of one chosen in a dialog. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { checkContent } from '../../../src/content/check/check.ts';
import { problemLine } from '../../../src/content/problem.ts';
import { readContent } from '../../../src/content/read.ts';
import { defaultLanguage, siteLanguages } from '../../../src/i18n/languages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const content = join(root, 'content');

/** Names of our languages in the tool, in English. */
const names = new Intl.DisplayNames('en', { type: 'language' });
const languageNames = siteLanguages.map((language) => names.of(language) ?? language);

// One development server for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let data = '';
let server: ChildProcess;
let address = '';

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'editing-data-'));
  const { PATH, HOME } = process.env;
  server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], {
    cwd: root,
    // Without the test runner's variables.
    env: { PATH, HOME, DATA_DIR: data, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await addressOf(server);
});

test.afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(data, { recursive: true });
});

test('writes an article that was changed in two languages, and the check takes the files', async ({
  page,
}) => {
  const before = await openSurface(page);
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
  expect(await faultsOf(after)).toEqual([]);
});

test('may reach nobody but the site and the Git host', async ({ page }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'hello' }),
  );
  await page.goto(`${address}/admin`);
  const asked = page.evaluate(() => fetch('https://elsewhere.example/').then(() => 'answered'));
  await expect(asked).rejects.toThrow(/fetch/);
});

/** What the browser's folder holds, by path. */
type Folder = Record<string, string>;

/** Opens `/admin` on a copy of our texts and pictures, as if the editor had chosen the project's folder. */
async function openSurface(page: Page): Promise<Folder> {
  const texts = Object.fromEntries(
    readdirSync(content, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')]),
  );
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  // Any page of the same origin may fill the folder.
  await page.goto(`${address}/admin/config.yml`);
  await page.evaluate(fillFolder, texts);
  await page.goto(`${address}/admin`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 90_000 });
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toBeVisible();
  return texts;
}

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

async function fillFolder(texts: Folder): Promise<void> {
  const top = await navigator.storage.getDirectory();
  await top.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of Object.entries(texts)) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = top;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await folder.getFileHandle(name, { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }
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
async function faultsOf(texts: Folder): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'edited-'));
  try {
    cpSync(content, join(copy, 'content'), { recursive: true });
    for (const [path, text] of Object.entries(texts)) writeFileSync(join(copy, path), text);
    return (await checkContent(join(copy, 'content'))).map(problemLine);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The address in the line that the development server prints when it is ready. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The development server has no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (found) return found;
  }
  throw new Error('The development server ended before it was ready: run npm run build first');
}
