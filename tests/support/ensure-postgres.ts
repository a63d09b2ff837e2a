/** Before tests that need PostgreSQL: finds it, or installs Debian's where that is allowed, or says what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from './postgres.ts';

if (!findPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('No PostgreSQL here: installing Debian’s package …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
}
if (!findPostgres()) fail('');

function run(command: string, parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) fail(stderr);
}

function fail(reason: string): never {
  const advice =
    'The tests of the service need PostgreSQL: install it (Debian: apt-get install postgresql).';
  console.error(`${reason}\n${advice}`.trim());
  process.exit(1);
}
