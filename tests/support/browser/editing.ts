/** The editing forms at `/admin`, on the browser's private folder instead of one chosen in a dialog. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { root } from '../service.ts';

const content = join(root, 'content');

/** What the browser's folder holds, by path. */
export type Folder = Record<string, string>;

/** Opens `/admin` on a copy of our texts and pictures, as if the editor had chosen the project's folder. */
export async function openSurface(page: Page, address: string): Promise<Folder> {
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
