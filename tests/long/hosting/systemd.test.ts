/** The service's unit for systemd, docs/service/solvanta.service. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirePrerequisite } from '../../support/prerequisites.ts';
import { root } from '../../support/root.ts';
import { makeTestFolder } from '../../support/vitest-folder.ts';

describe('the unit for systemd', () => {
  const analyze = '/usr/bin/systemd-analyze';

  it('passes systemd’s verification', ({ skip }) => {
    requirePrerequisite(existsSync(analyze), 'systemd is not installed', skip);
    const file = join(makeTestFolder(), 'solvanta.service');
    const unit = readFileSync(join(root, 'docs/service/solvanta.service'), 'utf8');
    // With this machine's path of Node.
    writeFileSync(file, unit.replaceAll('/srv/solvanta/node_modules/.bin/node', process.execPath));
    const args = ['verify', '--man=no', file];
    const { status, stdout, stderr } = spawnSync(analyze, args, { encoding: 'utf8' });
    const report = `${stdout}${stderr}`.replaceAll(/.*(?:\/lib|\/etc)\/systemd.*\n/g, '');
    expect([status, report]).toEqual([0, '']);
  });
});
