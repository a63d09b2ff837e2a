/** Before the browser tests: finds a Chromium, or installs Debian's where that is allowed, or says what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const advice =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium) or run `npx playwright install chromium`.';

if (!findChromium()) {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    console.log('No Chromium here: installing Debian’s package …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) {
    console.error(advice);
    process.exit(1);
  }
}

function run(command: string, parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) {
    console.error(`${stderr}\n${advice}`);
    process.exit(1);
  }
}
