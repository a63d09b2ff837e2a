/**
 * Repeats every test in its daily size, to find those that sometimes fail: the browser's idle,
 * beside two busy loops, and with one worker on one processor; the others five times. Ends with 1
 * after any failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { root } from '../support/root.ts';

const playwright =
  'playwright test --config tests/playwright.config.ts --project browser --reporter dot --repeat-each 10';
const busyLoop = ['-e', 'for (;;);'];
let failures = 0;

repeat('browser, idle', playwright);
const loops = [1, 2].map(() => spawn(process.execPath, busyLoop, { stdio: 'ignore' }));
repeat('browser, beside two busy loops', playwright);
for (const loop of loops) loop.kill();
repeat('browser, one worker on one processor', `taskset -c 0 ${playwright} --workers 1`);
for (let time = 1; time <= 5; time++)
  repeat(
    `the others, ${time}`,
    'vitest run --config tests/vitest.config.ts --project unit --project project --project site --project service --project faults',
  );
process.exitCode = failures === 0 ? 0 : 1;

function repeat(name: string, command: string): void {
  console.log(`\n${name}`);
  const start = performance.now();
  const env = { ...process.env, TEST_WIDTH: '' };
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env });
  if (status !== 0) failures += 1;
  const seconds = Math.round((performance.now() - start) / 1_000);
  console.log(`${name}: ${status === 0 ? 'pass' : 'FAIL'}, ${seconds} s`);
}
