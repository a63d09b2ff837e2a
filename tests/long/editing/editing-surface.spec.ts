/** The editing surface of `npm run dev`, on a folder of the browser's own instead of one that a dialog asks for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { checkContent } from '../../../src/build/content/check.ts';
import { problemLine } from '../../../src/build/content/problem.ts';
import type { contentSchemas } from '../../../src/content.schemas.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const content = join(root, 'content');
const article = 'content/blog/de/1-application-tips.md';

/** What the tool calls our languages, in a browser that speaks English. */
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
    // Nothing of what a test runner puts into the environment.
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

test('shows every collection, and an article in six languages, two of them side by side', async ({
  page,
}) => {
  await openSurface(page);
  const collections = page.getByRole('tree', { name: 'Collection List' });
  const texts = (collection: keyof typeof contentSchemas) =>
    readdirSync(join(content, collection, 'nl')).length;
  await expect(collections.getByRole('treeitem')).toHaveText([
    new RegExp(`Articles\\s*${texts('blog')}`),
    new RegExp(`Questions\\s*${texts('faq')}`),
    new RegExp(`Legal pages\\s*${texts('legal')}`),
    /About us\s*1/,
  ]);

  await openEntry(page, /^1\. /);
  expect(languageNames).toHaveLength(6);
  const [original, second, ...others] = languageNames;
  await expect(pane(page, original)).toBeVisible();
  await expect(pane(page, second)).toBeVisible();
  for (const other of others) {
    await page.getByRole('combobox', { name: 'Switch Locale' }).last().click();
    await page.getByRole('option', { name: other }).click();
    await expect(pane(page, original)).toBeVisible();
    await expect(pane(page, other).getByRole('textbox', { name: 'Title' })).not.toHaveValue('');
  }
});

test('writes the changed title into the German file and leaves all other files alone', async ({
  page,
}) => {
  const before = await openSurface(page);
  await openEntry(page, /^1\. /);
  const title = pane(page, names.of('de')).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(/Kreditanfrage/);
  await title.fill('Gut vorbereitet: Ihre Kreditanfrage');
  await save(page);

  const changed = before[article]?.replace(
    /^title: .*$/m,
    'title: "Gut vorbereitet: Ihre Kreditanfrage"',
  );
  await expect.poll(async () => (await readFolder(page))[article]).toBe(changed);
  const after = await readFolder(page);
  expect(after).toEqual({ ...before, [article]: changed });
  expect(await faultsOf(after)).toEqual([]);
});

for (const { collection, entry, file, holding } of [
  {
    collection: 'Articles',
    entry: /^2\. /,
    file: 'content/blog/nl/2-right-amount.md',
    holding: ['{payment', '\n{table', '\n| --', '](/', '**', '\n- ', '\n## '],
  },
  {
    collection: 'Legal pages',
    entry: 'Privacy',
    file: 'content/legal/nl/privacy.md',
    holding: ['`cookieConsent`', '](/', '\n- ', '\n## '],
  },
]) {
  test(`writes a changed text of ${collection} and keeps all that it is made of`, async ({
    page,
  }) => {
    const before = await openSurface(page);
    await page.getByRole('treeitem', { name: collection }).click();
    await openEntry(page, entry);
    await pane(page, names.of('nl')).getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' Nieuw.');
    await save(page);

    // The tool knows no alignment of columns; our pages take it from the style sheet.
    const text = before[file]?.replaceAll('---:', '---') ?? '';
    for (const part of holding) expect(text).toContain(part);
    const changed = text.replace(/\n$/, ' Nieuw.\n');
    await expect.poll(async () => (await readFolder(page))[file]).toBe(changed);
    const after = await readFolder(page);
    expect(after).toEqual({ ...before, [file]: changed });
    expect(await faultsOf(after)).toEqual([]);
  });
}

test('puts a chosen picture into all languages at once, by the path that the files use', async ({
  page,
}) => {
  const before = await openSurface(page);
  await openEntry(page, /^1\. /);
  const original = pane(page, languageNames[0]);
  await original.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('option', { name: 'phone.svg' }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(original.getByRole('textbox', { name: 'Picture', exact: true })).toHaveText(
    '../pictures/phone.svg',
  );
  await save(page);

  const changed = siteLanguages.map((language) => {
    const file = article.replace('/de/', `/${language}/`);
    return [file, before[file]?.replace('documents.svg', 'phone.svg')];
  });
  const wanted = { ...before, ...Object.fromEntries(changed) };
  expect(wanted).not.toEqual(before);
  await expect.poll(() => readFolder(page)).toEqual(wanted);
  expect(await faultsOf(await readFolder(page))).toEqual([]);
});

test('begins a new article in Dutch alone, as a draft that is written as the others are', async ({
  page,
}) => {
  const before = await openSurface(page);
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const dutch = pane(page, languageNames[0]);
  await dutch.getByRole('spinbutton', { name: 'Number' }).fill('9');
  await dutch.getByRole('textbox', { name: 'Title' }).fill('Eén lening of twee?');
  await dutch.getByRole('textbox', { name: 'Excerpt' }).fill('Kort gezegd. '.repeat(8).trim());
  await dutch.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Lenen (Nederlands)' }).click();
  await dutch.getByRole('textbox', { name: 'Date' }).fill('2026-12-01');
  await dutch.getByRole('spinbutton', { name: 'Minutes to read' }).fill('4');
  await dutch.getByRole('textbox', { name: 'Author' }).fill('de redactie');
  await dutch.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('option', { name: 'phone.svg' }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dutch.getByRole('textbox', { name: 'What the picture shows' }).fill('Een telefoon');
  await dutch.getByRole('switch', { name: 'Draft' }).click();
  const body = dutch.getByRole('textbox', { name: 'Text', exact: true });
  // A box that is being drawn still takes no text.
  await expect(async () => {
    await body.click();
    // At once: the tool takes a text over a moment later, and one that is half typed as it is.
    if ((await body.textContent())?.trim() === '')
      await page.keyboard.insertText('Voor {payment 5000 12} per maand.');
    await expect(body).toHaveText('Voor {payment 5000 12} per maand.', { timeout: 2_000 });
  }).toPass({ timeout: 10_000 });
  await expect(dutch.getByRole('textbox', { name: 'Title' })).toHaveValue('Eén lening of twee?');
  await expect(dutch.getByRole('spinbutton', { name: 'Number' })).toHaveValue('9');
  await save(page);

  const file = 'content/blog/nl/9-een-lening-of-twee.md';
  const text = `---
id: 9
title: Eén lening of twee?
excerpt: ${'Kort gezegd. '.repeat(8).trim()}
category: Lenen
date: 2026-12-01
readTime: 4
author: de redactie
image: ../pictures/phone.svg
imageAlt: Een telefoon
draft: true
---

Voor {payment 5000 12} per maand.
`;
  await expect.poll(() => readFolder(page)).toEqual({ ...before, [file]: text });
  expect(await faultsOf(await readFolder(page))).toEqual([]);
});

test('gets nothing from anybody but the development server, and may not', async ({ page }) => {
  const own = ['blob:', 'data:', address];
  const isForeign = (url: string) => !own.some((start) => url.startsWith(start));
  const answered: string[] = [];
  page.on('response', (response) => {
    if (isForeign(response.url())) answered.push(response.url());
  });
  // Everybody would answer gladly, so that it is the page itself that does not ask.
  await page.route(
    ({ href }) => isForeign(href),
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'hello' }),
  );
  await openSurface(page);
  await openEntry(page, /^1\. /);
  await page.evaluate(() => document.fonts.ready);
  expect(answered).toEqual([]);

  const asked = page.evaluate(() => fetch('https://elsewhere.example/').then(() => 'answered'));
  await expect(asked).rejects.toThrow(/fetch/);
});

/** What the browser's folder holds, by path. */
type Folder = Record<string, string>;

/** Opens `/admin` on a copy of our texts and pictures, as an editor does who names the project's folder. */
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
  await page.goto(`${address}/admin/config.json`);
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

/** Saves, which closes the editor; a text that was typed just now may still be missing to it, which it says. */
async function save(page: Page): Promise<void> {
  const editor = page.getByRole('group', { name: 'Content Editor' });
  await expect(async () => {
    // Closed by a press that took long, it has no button any more.
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
