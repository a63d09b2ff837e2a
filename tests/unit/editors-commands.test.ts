/** Commands that editors type, as processes. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type Run, run } from '../support/project-copy.ts';

let copy: string;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

function command(name: string, ...words: string[]): Run {
  return run(copy, [`src/check-content/commands/${name}.ts`, ...words]);
}

it.each([
  ['between quotes', ['Lenen voor een boot']],
  ['without quotes', ['Lenen', 'voor', 'een', 'boot']],
])('new article makes drafts with a title %s', { tags: 'slow' }, (_, title) => {
  const { ok, output } = command('new-article', 'article', ...title);
  const [path = ''] = output.split('\n');
  expect([ok, path]).toEqual([true, expect.stringMatching(/nl\/\d+-lenen-voor-een-boot\.md$/)]);
  expect(readFileSync(join(copy, path), 'utf8')).toContain('title: Lenen voor een boot\n');
});

it('agree takes a whole path', { tags: 'slow' }, () => {
  const path = 'content/about/de.md';
  const { ok, output } = command('translations', '--agree', join(copy, path));
  expect([ok, output]).toEqual([true, expect.stringContaining(`- ${path} says what the Dutch`)]);
});
