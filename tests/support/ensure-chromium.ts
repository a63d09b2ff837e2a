/** Before the browser tests: finds both kinds of Chromium, or installs Debian's where that is allowed, or says what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium.ts';

const advice =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium) or run `npx playwright install chromium`.';

const missing = [
  ...(findChromium() ? [] : ['chromium']),
  ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
];
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (missing.length > 0 && canInstall) {
  console.log(`Installing Debian’s ${missing.join(' and ')} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}
if (!findChromium()) {
  console.error(advice);
  process.exit(1);
}
if (!findHeadlessShell())
  console.log(
    'There is no chromium-headless-shell: the tests take the whole Chromium, and longer.',
  );

/** What fails here is seen from what is missing afterwards. */
function run(command: string, parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
  if (status !== 0) console.error(stderr);
}
