/** What editors see while they write: `npm run dev` in a copy that was never built. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createArticle } from '../../../src/check-content/create-article.ts';
import { loanPath } from '../../../src/domain/api.ts';
import { type DevServer, startDevServer } from '../../support/dev-server.ts';
import { copyProject, privateFiles } from '../../support/project-copy.ts';
import { applicant } from '../../support/submission.ts';

describe('the development server', () => {
  let copy = '';
  let server: DevServer;
  let file = '';

  const response = (path: string) => fetch(`${server.url}${path}`);
  const page = async (path: string) => (await response(path)).text();

  beforeAll(async () => {
    copy = copyProject();
    [file = ''] = createArticle(join(copy, 'content'), 'Nog niet af', '2026-12-01');
    mkdirSync(join(copy, 'data'), { recursive: true });
    for (const path of privateFiles) writeFileSync(join(copy, path), '');
    server = await startDevServer(copy);
  }, 90_000);

  afterAll(async () => {
    await server.stop();
    rmSync(copy, { recursive: true });
  });

  it('tells senders of an HTML form to build', async () => {
    const body = new URLSearchParams({ ...applicant, amount: '5000', duration: '12' });
    const response = await fetch(`${server.url}${loanPath}`, { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('run npm run build');
  });

  it.each(privateFiles)('does not serve %s', async (path) => {
    for (const spelling of [path, `${path}?raw`, `/@fs${copy}${path}`])
      expect((await response(spelling)).status, spelling).toBe(403);
  });

  it('shows drafts in list and page', async () => {
    expect(await page('/blog')).toMatch(/<mark[^>]*>Draft<\/mark>.*Nog niet af/s);
    const [, id] = /\/(\d+)-/.exec(file) ?? [];
    expect(await page(`/blog/${id}`)).toMatch(/<h1[^>]*>\s*Nog niet af/);
  });

  it('renders Open Graph images', async () => {
    const image = sharp(await (await response('/share/de/kontakt.png')).arrayBuffer());
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('lists missing, outdated and short translations', async () => {
    expect(await page('/translations')).toContain(`${file.replace('/nl/', '/de/')} is a draft.`);
  });

  it.each([
    ['about/sl.md', 'title', 'Drugače', 'field title: It is empty.'],
    ['home/sl.yaml', ' {2}estimate', 'Drugače', 'field hero.estimate: It is empty.'],
    ['company.yaml', 'street', 'Drugače 1', 'field street: It is empty.'],
  ])(
    'shows a change or finding of %s',
    { timeout: 240_000 },
    async (path, name, typed, finding) => {
      const edited = join(copy, 'content', path);
      const text = readFileSync(edited, 'utf8');
      const write = (value: string) =>
        writeFileSync(edited, text.replace(new RegExp(`^(${name}: ).*$`, 'm'), `$1${value}`));
      const patiently = { timeout: 90_000, interval: 300 };
      write(typed);
      const shownAt = path.startsWith('about') ? '/sl/o-nas' : '/sl';
      await vi.waitUntil(async () => (await page(shownAt)).includes(typed), patiently);
      write('""');
      const message = `content/${path}, ${finding}`;
      await vi.waitUntil(() => server.output().includes(message), patiently);
      writeFileSync(edited, text);
    },
  );
});
