/** The commands of docs/operating/containers.md, as an operator types them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

it('unpacks a release readable inside the container', () => {
  const folder = makeTestFolder();
  mkdirSync(join(folder, 'solvanta'));
  writeFileSync(join(folder, 'solvanta/package.json'), '{}');
  const run = (script: string) =>
    // Root keeps the archive's modes unless told otherwise, other accounts do not.
    spawnSync('sh', ['-c', script], {
      cwd: folder,
      env: { ...process.env, TAR_OPTIONS: '--no-same-permissions' },
      encoding: 'utf8',
    });
  run('tar -czf solvanta-2.0.0.tar.gz --mode=u=rwX,go=rX solvanta && rm -r solvanta');
  const document = readFileSync(join(root, 'docs/operating/containers.md'), 'utf8');
  const [line = ''] = /^.*tar -xzf .*$/m.exec(document) ?? [];
  expect(run(`umask 077; ${line}`)).toMatchObject({ status: 0, stderr: '' });
  const modeOf = (path: string) => statSync(join(folder, 'solvanta-2.0.0', path)).mode & 0o777;
  expect([modeOf('.'), modeOf('package.json')]).toEqual([0o755, 0o644]);
});
