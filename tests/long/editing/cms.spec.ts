/** The CMS of `npm run dev`, on the browser's private folder instead of one chosen in a dialog. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { checkContent } from '../../../src/check-content/check-content.ts';
import { formatContentFinding } from '../../../src/check-content/content-finding.ts';
import { readCategories } from '../../../src/content/categories.ts';
import { readContent, readContentFile } from '../../../src/content/read-content.ts';
import { contentSchemas } from '../../../src/content/schemas.ts';
import { keysOf } from '../../../src/helpers/records.ts';
import { defaultLanguage } from '../../../src/i18n/languages.ts';
import { pagePath } from '../../../src/i18n/routes.ts';
import {
  type DevServer,
  type FolderContents,
  openCms,
  startDevServer,
} from '../../support/dev-server.ts';
import { copyProject } from '../../support/project-copy.ts';
import { root } from '../../support/root.ts';

const content = join(root, 'content');

const files = readContent(content);
const ids = files.flatMap(({ fields }) => (typeof fields?.id === 'number' ? fields.id : []));

// One development server for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let server: DevServer;

test.beforeAll(async () => {
  server = await startDevServer();
});

test.afterAll(() => server.stop());

test('changes nothing but the edited fields', async ({ page }) => {
  await openCms(page, server.url);
  const initial = await readFolder(page);
  for (const collection of keysOf(contentSchemas)) {
    const before = await readFolder(page);
    const file = files.find(
      (other) => other.collection === collection && other.language === defaultLanguage,
    );
    const path = `content/${file?.path}`;
    const name = collection === 'about' ? 'about' : path.replace(/^.*\/|\.md$/g, '');
    await openEditor(page, `/collections/${collection}/entries/${name}`);
    const pane = page.getByRole('group', { name: /^Edit .?Dutch.? Content$/ });
    const label = collection === 'faq' ? 'Question' : 'Title';
    const key = label.toLowerCase();
    const field = pane.getByRole('textbox', { name: label, exact: true });
    await expect(field).toHaveValue(String(file?.fields?.[key]));
    const text = pane.getByRole('textbox', { name: 'Text' });
    // The forms draw a field when it comes into view.
    await pane.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(text).toHaveValue(/\w/, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field.fill('Goed voorbereid: uw aanvraag');
    await text.press('ControlOrMeta+End');
    await text.pressSequentially(' En *nu*.');
    await save(page);
    await expect.poll(async () => (await readFolder(page))[path]).not.toBe(before[path]);
    const after = await readFolder(page);
    for (const changed of Object.keys(after).filter((other) => after[other] !== before[other])) {
      const [was, is] = [before, after].map((folder) =>
        readContentFile(changed.replace('content/', ''), folder[changed] ?? ''),
      );
      const isOwn = changed === path;
      expect(is?.fields, changed).toEqual({
        ...was?.fields,
        ...(isOwn && { [key]: 'Goed voorbereid: uw aanvraag' }),
      });
      expect(is?.body, changed).toBe(isOwn ? `${was?.body.trimEnd()} En *nu*.\n` : was?.body);
    }
  }
  const last = await readFolder(page);
  expect(Object.keys(last)).toEqual(Object.keys(initial));
  expect(await findFindings(last)).toEqual([]);
});

test('creates articles as drafts, rejects overlong text', async ({ page }) => {
  const before = await openCms(page, server.url);
  await openEditor(page, '/collections/blog/new');
  await expect(page.getByRole('switch', { name: 'Draft' })).toBeChecked();
  const number = page.getByRole('spinbutton', { name: 'Number' });
  await expect(number).toHaveValue(String(Math.max(...ids) + 1));
  await expect(number).not.toBeEditable();
  await page.getByRole('textbox', { name: 'Title' }).fill('Een titel'.repeat(6));
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Te kort.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  for (const { nl, hu } of readCategories(content) ?? [])
    for (const name of [nl, hu])
      await expect(page.getByRole('option', { name: new RegExp(`^${name} \\(`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  const alerts = page.getByRole('alert');
  await expect(alerts.filter({ hasText: 'at least 70 characters' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'more than 49 characters' })).toBeVisible();
  expect(await readFolder(page)).toEqual(before);
});

test('gives each new question the next order', async ({ page }) => {
  await openCms(page, server.url);
  for (const question of ['Wie belt mij?', 'Wanneer belt u?']) {
    await openEditor(page, '/collections/faq/new');
    await expect(page.getByRole('spinbutton', { name: 'Place' })).not.toBeEditable();
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.getByRole('textbox', { name: 'Text' }).fill('Een adviseur.');
    await save(page);
  }
  const positions = Object.entries(await readFolder(page)).flatMap(([path, text]) =>
    path.startsWith(`content/faq/${defaultLanguage}/`)
      ? [Number(readContentFile(path.replace('content/', ''), text).fields?.order)]
      : [],
  );
  expect(positions.sort((a, b) => a - b)).toEqual(positions.map((_, index) => index + 1));
});

test('a changed field changes one line', async ({ page }) => {
  const expected = { ...(await openCms(page, server.url)) };
  const forms = [
    [
      'home',
      `content/home/${defaultLanguage}.yaml`,
      'Estimate',
      'Bereken wat u betaalt',
      'Contact',
    ],
    ['company', 'content/company.yaml', 'Phone', '+32 2 012 34 56', 'Ombudsman'],
  ] as const;
  for (const [name, path, label, text, last] of forms) {
    await openEditor(page, `/collections/home/entries/${name}`);
    const editor = page.getByRole('group', { name: 'Content Editor' });
    const field = editor.getByRole('textbox', { name: label, exact: true }).first();
    await expect(field).not.toHaveValue('');
    await editor.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(editor.getByRole('textbox', { name: last, exact: true }).first()).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field.fill(text);
    await save(page);
    const line = new RegExp(`^( *${label.toLowerCase()}: ).*$`, 'm');
    expected[path] = expected[path]?.replace(line, `$1${text}`) ?? '';
    await expect.poll(async () => (await readFolder(page))[path]).toContain(text);
  }
  expect(await readFolder(page)).toEqual(expected);
  expect(await findFindings(expected)).toEqual([]);
});

test('a page shows its findings at its end', async ({ page }) => {
  const copy = copyProject();
  const { url, stop } = await startDevServer(copy);
  try {
    const file = join(copy, 'content/about', `${defaultLanguage}.md`);
    const text = readFileSync(file, 'utf8');
    await page.goto(`${url}${pagePath('about', defaultLanguage)}`);
    const strip = page.getByRole('complementary', { name: 'Findings of the check' });
    await expect(strip).toBeHidden();
    writeFileSync(file, `${text}\n<b>x</b>\n`);
    const finding = /content\/about\/\w+\.md, line \d+: HTML such as <b>/;
    await expect(strip).toContainText(finding, { timeout: 30_000 });
    writeFileSync(file, text);
    await expect(strip).toBeHidden({ timeout: 30_000 });
  } finally {
    await stop();
    rmSync(copy, { recursive: true });
  }
});

test('reaches only the site and the Git host', async ({ page }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'hello' }),
  );
  await page.goto(`${server.url}/admin`);
  const asked = page.evaluate(() => fetch('https://elsewhere.example/').then(() => 'answered'));
  await expect(asked).rejects.toThrow(/fetch/);
});

async function openEditor(page: Page, hash: string): Promise<void> {
  await page.evaluate((value) => {
    location.hash = value;
  }, hash);
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

function readFolder(page: Page): Promise<FolderContents> {
  return page.evaluate(async () => {
    const entries: FolderContents = {};
    const walk = async (folder: FileSystemDirectoryHandle, before: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${before}${name}/`);
        else if (handle instanceof FileSystemFileHandle)
          entries[before + name] = await (await handle.getFile()).text();
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return entries;
  });
}

/** What `npm run check:content` would ask to correct in the folder. */
async function findFindings(texts: FolderContents): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'edited-'));
  try {
    cpSync(content, join(copy, 'content'), { recursive: true });
    for (const [path, text] of Object.entries(texts)) writeFileSync(join(copy, path), text);
    const findings = await checkContent(join(copy, 'content'));
    return findings.filter(({ isRemark }) => !isRemark).map(formatContentFinding);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
