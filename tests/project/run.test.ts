/** The command of the tests where Git finds no repository, as in an unpacked ZIP file. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

it('test:quick without a repository names npm test', { tags: ['slow'] }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/run.ts', 'quick'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_DIR: '/dev/null/none' },
  });
  expect(stderr).toMatch(/^The quick tests are .*: write npm test\.\n$/);
  expect(status).toBe(2);
});
