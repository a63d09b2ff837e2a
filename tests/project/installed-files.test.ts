/** The files of docs/service that operators install. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.ts';

const read = (file: string) => readFileSync(join(root, 'docs/service', file), 'utf8');

it('sudo-rs takes the rule of the staff', () => {
  const [, commands = ''] = read('solvanta-staff').split('NOPASSWD: ');
  // It refuses a file with a wildcard that is not the last word of a command.
  const parts = commands
    .split(',')
    .flatMap((command) => command.trim().replace(/ \*$/, '').split(' '));
  expect(parts).toContain('show');
  expect(parts.filter((part) => /[*?[\]^$]/.test(part))).toEqual([]);
});

describe('the unit of the alarm', () => {
  const unit = read('solvanta-alarm.service');
  const [, script = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];

  it.each([
    ['keeps its limit after a mail', 'LOOK  site', 0, ''],
    ['lifts its limit when nothing was mailed', 'ok    site', 0, 'reset-failed solvanta-alarm'],
    ['fails when the mail did', 'LOOK  site', 1, ''],
  ])('%s', (_name, found, status, call) => {
    const stubs = `systemctl() { echo "$*"; }; inbox() { echo '${found}'; return ${status}; }; `;
    const command = script.replaceAll('$$', '$').replace('/usr/local/sbin/inbox', 'inbox');
    const ended = spawnSync('/bin/sh', ['-c', stubs + command], { encoding: 'utf8' });
    expect([ended.status, ended.stdout]).toEqual([
      status,
      expect.stringMatching(new RegExp(`^${found}\n${call}`)),
    ]);
    if (call === '') expect(ended.stdout).not.toContain('reset-failed');
  });
});
