/** Nobody publishes a file with passwords or submissions by mistake. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { privateFiles } from '../support/project-copy.ts';
import { gitOfFolder } from './git-of-folder.ts';

it.each(privateFiles)('git ignores %s', (path) => {
  const args = [...gitOfFolder(), 'check-ignore', '--no-index', '--quiet', `docs${path}`];
  expect(spawnSync('git', args).status).toBe(0);
});

it.each(privateFiles)('the image leaves out %s', (path) => {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(patterns.some((pattern) => matchesGlob(`docs${path}`, pattern))).toBe(true);
});

it('compose.yaml has no password, no superuser', () => {
  const text = readFileSync('compose.yaml', 'utf8');
  expect(text).not.toMatch(/PASSWORD: (?!\$\{PGPASSWORD:\?)|:\/\/\w+:\w+@|POSTGRES_USER/);
  expect(text).toContain('ALTER ROLE postgres PASSWORD NULL');
});
