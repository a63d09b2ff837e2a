/** `npm run dev`, with a database and caches of its own, and its editing forms at `/admin`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { listFiles } from '../../src/helpers/node/list-files.ts';
import { root } from './root.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface DevServer {
  url: string;
  /** Folder of its database. */
  data: string;
  /** Everything that it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * @param project folder of a copy of the project; by default the project itself
 * @throws Error with its output when it ends before it is ready
 */
export async function startDevServer(project = root): Promise<DevServer> {
  const folder = makeTemporaryFolder();
  const data = join(folder, 'data');
  const { PATH, HOME } = process.env;
  const parameters = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0', '--ignore-lock'];
  if (project === root) parameters.push('--config', 'tests/dev-server.config.mjs');
  const child = spawn(process.execPath, parameters, {
    cwd: project,
    // Without the test runner's variables.
    env: {
      PATH,
      HOME,
      DATA_DIR: data,
      DEV_CACHE: join(folder, 'cache'),
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text;
        const [reported] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (reported && /watching for file changes/.test(output)) resolve(reported);
      });
    ended.then(() => reject(new Error(`The development server ended:\n${output}`)), reject);
  });
  return {
    url,
    data,
    output: () => output,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const content = join(root, 'content');

/** What the browser's folder holds, by path. */
export type FolderContents = Record<string, string>;

/**
 * Opens `/admin` on a copy of our texts and pictures in the browser's private folder, as if the
 * editor had chosen the project's folder in a dialog.
 */
export async function openCms(page: Page, url: string): Promise<FolderContents> {
  const files = listFiles(content).map((file) => ({
    path: `content/${file}`,
    bytes: new Uint8Array(readFileSync(join(content, file))),
  }));
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  // Any page of the same origin may fill the folder.
  await page.goto(`${url}/admin/config.yml`);
  // As bytes: pictures may be photographs.
  await page.evaluate(fillFolder, files);
  await page.goto(`${url}/admin`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 90_000 });
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toBeVisible();
  return Object.fromEntries(
    files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  );
}

async function fillFolder(
  files: { path: string; bytes: Uint8Array<ArrayBuffer> }[],
): Promise<void> {
  const top = await navigator.storage.getDirectory();
  await top.getDirectoryHandle('.git', { create: true });
  for (const { path, bytes } of files) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = top;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await folder.getFileHandle(name, { create: true });
    const stream = await file.createWritable();
    await stream.write(bytes);
    await stream.close();
  }
}
