/** What editors see while they write: `npm run dev` in a copy that was never built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newArticle } from '../../../src/content/commands/new-article.ts';
import { copyProject } from '../../support/project-copy.ts';

describe('the development server', () => {
  let copy = '';
  let server: ChildProcess;
  let output = '';
  let file = '';

  const answer = (address: string) => {
    const base = /http:\/\/[\w.[\]:]+/.exec(output)?.[0];
    return fetch(`${base}${address}`);
  };
  const page = async (address: string) => (await answer(address)).text();

  beforeAll(async () => {
    copy = copyProject();
    [file = ''] = newArticle(join(copy, 'content'), 'Nog niet af', new Date('2026-12-01'));
    const { PATH, HOME } = process.env;
    const parameters = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'];
    server = spawn(process.execPath, parameters, {
      cwd: copy,
      env: { PATH, HOME, NO_COLOR: '1', DATA_DIR: join(copy, 'data') },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        output += text;
      });
    await vi.waitUntil(() => /watching for file changes/.test(output), { timeout: 60_000 });
  }, 90_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill();
    await ended;
    rmSync(copy, { recursive: true });
  });

  it('shows pages without a build, and says what does not work yet', async () => {
    expect(await page('/de/kontakt')).toContain('<html lang="de"');
    expect(output).toMatch(/submissions do not yet\. .* run npm run build/);
  });

  it('shows no file with submissions', async () => {
    mkdirSync(join(copy, 'data'), { recursive: true });
    for (const ending of ['', '-wal', '-shm']) {
      const path = `/data/submissions.sqlite${ending}`;
      const file = `${copy}${path}`;
      if (!existsSync(file)) writeFileSync(file, 'canary');
      for (const address of [path, `${path}?raw`, `/@fs${file}`])
        expect((await answer(address)).status, address).toBe(403);
    }
  });

  it('shows drafts in the list and at their address', async () => {
    expect(await page('/blog')).toContain('Nog niet af');
    const [, id] = /\/(\d+)-/.exec(file) ?? [];
    expect(await page(`/blog/${id}`)).toMatch(/<h1[^>]*>\s*Nog niet af/);
  });

  it('draws the image beside a shared link', async () => {
    const image = sharp(await (await answer('/share/de/kontakt.png')).arrayBuffer());
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('says which translations are missing, old or short', async () => {
    expect(await page('/translations')).toContain(`${file.replace('/nl/', '/de/')} is a draft.`);
  });

  it('shows a change at once, and says at once what is wrong with one', async () => {
    const about = join(copy, 'content/about/sl.md');
    const text = readFileSync(about, 'utf8');
    writeFileSync(about, text.replace(/^title: .*$/m, 'title: Drugače'));
    await vi.waitUntil(async () => (await page('/sl/o-nas')).includes('Drugače'), {
      timeout: 15_000,
      interval: 300,
    });
    writeFileSync(about, `${text}\n<b>x</b>\n`);
    await vi.waitUntil(() => /content\/about\/sl\.md, line \d+: HTML such as <b>/.test(output), {
      timeout: 15_000,
    });
  });
});
