/** Commands that people type, as processes. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type Run, runInCopy } from '../support/project-copy.ts';

let copy: string;

beforeAll(() => {
  const folder = copyProject();
  // Brackets have a meaning in patterns of files.
  copy = `${folder} [v2]`;
  renameSync(folder, copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

function command(name: string, words: readonly string[] = [], settings = {}): Run {
  return runInCopy(copy, [`src/check-content/commands/${name}.ts`, ...words], settings);
}

it.each([
  ['between quotes', ['Lenen voor een boot']],
  ['without quotes', ['Lenen', 'voor', 'een', 'boot']],
])('new article makes drafts with a title %s', { tags: 'slow' }, (_, title) => {
  const { ok, output } = command('new-article', ['article', ...title]);
  const [path = ''] = output.split('\n');
  expect([ok, path]).toEqual([true, expect.stringMatching(/nl\/\d+-lenen-voor-een-boot\.md$/)]);
  expect(readFileSync(join(copy, path), 'utf8')).toContain('title: Lenen voor een boot\n');
});

it('agree takes a whole path', { tags: 'slow' }, () => {
  const path = 'content/about/de.md';
  const { ok, output } = command('translations', ['--agree', join(copy, path)]);
  expect([ok, output]).toEqual([true, expect.stringContaining(`- ${path} says what the Dutch`)]);
});

it('a release without Git ends before it builds', { tags: 'slow' }, () => {
  const { ok, output } = runInCopy(copy, ['src/release.ts'], { GIT_DIR: join(copy, '.git') });
  expect([ok, output]).toEqual([false, expect.stringContaining('run this in a checkout')]);
  expect(output).not.toContain('Building');
});

it('start names the missing packages', { tags: 'slow' }, () => {
  rmSync(join(copy, 'node_modules/astro'));
  const { ok, output } = runInCopy(copy, ['src/start.mjs']);
  expect([ok, output]).toEqual([false, expect.stringMatching(/^The packages .* npm ci .*\n$/)]);
});

it('wrong settings and files give one sentence', { tags: 'slow' }, () => {
  const outputs = [command('check', [], { SITE_URL: 'x' }).output];
  writeFileSync(join(copy, 'content/confirmed/about.json'), '<<<<<<< HEAD');
  outputs.push(command('translations', ['--agree', 'content/about/de.md']).output);
  writeFileSync(join(copy, 'content/company.yaml'), 'name: 5');
  outputs.push(command('facts').output, command('new-article', ['article']).output);
  for (const path of ['start.mjs', 'release.ts', 'check-site/commands/check.ts'])
    outputs.push(runInCopy(copy, [`src/${path}`]).output);
  expect(outputs).toEqual([
    expect.stringMatching(/^SITE_URL is "x": write an origin, such as https:.*\n$/),
    expect.stringMatching(/^content\/confirmed\/about\.json cannot be read\. .*\n$/),
    ...Array(5).fill(expect.stringMatching(/^(content\/company\.yaml, field .*\n)+$/)),
  ]);
});
