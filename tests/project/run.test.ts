/** The command of the tests where Git finds no repository, as in an unpacked ZIP file. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('test:quick without a repository names npm test', { tags: ['slow'] }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/run.ts', 'quick'], {
    encoding: 'utf8',
    env: { ...process.env, GIT_DIR: '/dev/null/none' },
  });
  expect(stderr).toMatch(/^Write npm test: .*\.\n$/);
  expect(status).toBe(2);
});
