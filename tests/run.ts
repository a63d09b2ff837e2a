/**
 * The three speeds of the tests.
 *
 * - `npm run test:quick`: lint, types, and the quick tests of what changed since the last commit
 * - `npm test`: everything in its daily size, in five minutes on two cores
 * - `npm run test:all`: everything in full width and size, in hours; `-- --only hosting` runs one
 *   part of it
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requiresAll } from './support/prerequisites.ts';
import { installPrograms, type ProgramName } from './support/programs.ts';
import { root } from './support/root.ts';

/** Parts by name: commands for a shell in the project's folder. They run side by side. */
type Group = Record<string, string>;

const logs = join(root, 'test-results/logs');

// Vitest colours its dots in a pipe, too.
const vitest = `${process.stdout.isTTY ? '' : 'NO_COLOR=1 '}vitest run --config tests/vitest.config.ts`;
const playwright = 'playwright test --config tests/playwright.config.ts';
const suites = `${vitest} --project unit --project project --project site --project service`;

const build: Group = { content: 'npm run -s check:content', build: 'npm run -s build' };
const check: Group = { check: 'npm run -s check' };
const browser = `${playwright} --project browser`;
const dailyPrograms: ProgramName[] = [
  'chromium',
  'chromium-headless-shell',
  'arial',
  'curl',
  'postgres',
  'strace',
];

interface Plan {
  /** Each group waits for the one before. */
  groups: Group[];
  programs: ProgramName[];
}

const speeds: Record<string, () => Plan> = {
  quick: () => ({ groups: [quickChecks()], programs: [] }),
  daily: () => ({
    groups: [
      build,
      {
        ...check,
        vitest: `${suites} --project faults`,
        browser: `${browser} --grep-invert @nightly`,
      },
    ],
    programs: dailyPrograms,
  }),
  all: () => ({
    groups: [
      build,
      // They need the machine for themselves. First, because a machine may slow down after an hour
      // of work.
      { pages: `${vitest} --project bench --reporter verbose pages` },
      { service: `${vitest} --project bench --reporter verbose service` },
      // The soak is half an hour of few requests, which leaves the machine to others.
      { ...check, vitest: suites, soak: `${vitest} --project long soak` },
      { browser },
      { faults: `${vitest} --project faults --no-file-parallelism` },
      { hosting: `${vitest} --project long long/hosting` },
      { 'other-browsers': `${vitest} --project long long/browsers` },
      { editing: `${vitest} --project long long/editing && ${playwright} --project editing` },
      { growth: `${vitest} --project long long/extending` },
      { html: `${vitest} --project long long/html` },
      { mutations: 'stryker run tests/long/mutations/stryker.config.json' },
      { repeat: 'node tests/long/repeat.ts' },
    ],
    programs: [...dailyPrograms, 'nginx', 'caddy', 'sudo', 'firefox', 'webkit', 'xvfb', 'java'],
  }),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const [name = 'daily'] = positionals;
const { groups, programs } = speeds[name]?.() ?? fail('quick, daily or all');
const isAll = name === 'all';
const allParts = groups.flatMap((group) => Object.keys(group));
const chosenParts = values.only?.split(',') ?? allParts;
if (chosenParts.some((part) => !allParts.includes(part)))
  fail(`--only with some of ${allParts.join(', ')}`);

mkdirSync(logs, { recursive: true });
lockCheckout();
installPrograms(programs);

const begin = performance.now();
let hasPassed = true;
let skipped = 0;
const summary = [`\n${'part'.padEnd(20)} verdict  seconds`];
for (const group of groups) {
  const parts = Object.entries(group).filter(([part]) => chosenParts.includes(part));
  await Promise.all(parts.map(([part, command]) => run(part, command, parts.length === 1)));
  // Later groups need the build of the first. `all` goes on.
  if (!hasPassed && !isAll) break;
}
summarize('all', hasPassed, begin);
console.log(summary.join('\n'));
if (!hasPassed) console.log('The output of each part is in test-results/logs/.');
if (skipped > 0) console.log(`${skipped} skipped; with REQUIRE_ALL=1 this is a failure.`);
process.exitCode = hasPassed && !(requiresAll && skipped > 0) ? 0 : 1;

/**
 * @param isLive whether the output is shown as it comes. Parts that run side by side print only if
 * they fail.
 */
async function run(part: string, command: string, isLive: boolean): Promise<void> {
  console.log(`${part} …`);
  const start = performance.now();
  const env = isAll ? { TEST_WIDTH: 'full', ...process.env } : process.env;
  const child = spawn(command, { cwd: root, shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isLive) process.stdout.write(chunk);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const output = Buffer.concat(chunks).toString();
  writeFileSync(join(logs, `${part}.log`), output);
  if (code !== 0 && !isLive) process.stdout.write(output);
  hasPassed &&= code === 0;
  summarize(part, code === 0, start);
  for (const line of output.match(/.*SKIPPED.*/g) ?? []) {
    skipped += 1;
    summary.push(`  ${line.trim()}`);
  }
}

function summarize(part: string, hasPartPassed: boolean, start: number): void {
  const seconds = Math.round((performance.now() - start) / 1_000);
  summary.push(`${part.padEnd(20)} ${(hasPartPassed ? 'pass' : 'FAIL').padEnd(8)} ${seconds}`);
}

/** Ends this run while another one runs in the same checkout: both would write to `dist`. */
function lockCheckout(): void {
  const file = join(root, 'test-results/running');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid > 0 && isRunning(pid)) {
    console.error(`Tests run here already, as process ${pid}: wait, or delete ${file}`);
    process.exit(1);
  }
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process of another user.
    return (error as { code?: unknown }).code === 'EPERM';
  }
}

/** Checks and tests of the files that differ from the last commit. */
function quickChecks(): Group {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0
      ? stdout
      : fail('npm test: the quick tests are those of changes, and Git knows none here');
  };
  const changed = [
    git('diff', 'HEAD', '--name-only', '--diff-filter=d', '-z'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter(Boolean));
  const astro = 'astro check --noSync --tsconfig tests/lint/astro.json';
  return {
    lint: `biome check --no-errors-on-unmatched ${changed.map((file) => `'${file}'`).join(' ')}`,
    types: 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.json',
    ...(changed.some((file) => file.endsWith('.astro')) && { astro }),
    tests: `${vitest} --project unit --project project --project service --changed --passWithNoTests --tags-filter '!slow'`,
  };
}

/** Ends the run with status 2. @param advice what to write instead */
function fail(advice: string): never {
  console.error(`Write ${advice}.`);
  process.exit(2);
}
