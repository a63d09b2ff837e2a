/** Before the hosting tests: finds nginx and Caddy, or installs Debian's where that is allowed, or says what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findServer } from './servers.ts';

const wanted = ['nginx', 'caddy'] as const;
const missing = () => wanted.filter((name) => !findServer(name));

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`No ${missing().join(' and no ')} here: installing Debian’s packages …`);
  const packages = [...missing(), 'libnginx-mod-http-brotli-static'];
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
if (missing().length > 0) fail('');

function run(command: string, parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) fail(stderr);
}

function fail(reason: string): never {
  const advice = `The hosting tests need ${wanted.join(' and ')}: install them (Debian: apt-get install ${wanted.join(' ')}).`;
  console.error(`${reason}\n${advice}`.trim());
  process.exit(1);
}
