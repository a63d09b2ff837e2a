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
import { errorCode } from '../src/helpers/errors.ts';
import { requiresAll } from './support/prerequisites.ts';
import { installPrograms, type ProgramName } from './support/programs.ts';
import { root } from './support/root.ts';

interface Part {
  /** For a shell in the project's folder. */
  command: string;
  /** What it needs besides npm's packages. */
  programs?: readonly ProgramName[];
}

/** Parts by name. They run side by side. */
type Group = Record<string, Part>;

/** Each group waits for the one before. */
type Plan = Group[];

const logs = join(root, 'test-results/logs');

// Vitest colours its dots in a pipe, too.
const vitest = `${process.stdout.isTTY ? '' : 'NO_COLOR=1 '}vitest run --config tests/vitest.config.ts`;
const playwright = 'playwright test --config tests/playwright.config.ts';
const editing = `${vitest} --project long long/editing && ${playwright} --project editing`;

const browserPrograms: ProgramName[] = ['chromium', 'chromium-headless-shell', 'arial'];
const faultPrograms: ProgramName[] = ['postgres', 'strace'];
const serverPrograms: ProgramName[] = ['nginx', 'caddy', 'sudo', 'curl', 'postgres'];

const build: Group = {
  content: { command: 'npm run -s check:content' },
  build: { command: 'npm run -s build' },
};
const check: Part = { command: 'npm run -s check' };
const suites: Part = {
  command: `${vitest} --project unit --project project --project site --project service`,
  programs: ['curl', 'postgres'],
};
const browser: Part = {
  command: `${playwright} --project browser`,
  programs: browserPrograms,
};

const speeds: Record<string, () => Plan> = {
  quick: () => [quickChecks()],
  daily: () => [
    build,
    {
      check,
      vitest: {
        command: `${suites.command} --project faults`,
        programs: ['curl', ...faultPrograms],
      },
      browser: { ...browser, command: `${browser.command} --grep-invert @nightly` },
    },
  ],
  all: () => [
    build,
    // They need the machine for themselves. First, because a machine may slow down after an hour
    // of work.
    {
      pages: {
        command: `${vitest} --project bench --reporter verbose pages`,
        programs: browserPrograms,
      },
    },
    { service: { command: `${vitest} --project bench --reporter verbose service` } },
    // The soak is half an hour of few requests, which leaves the machine to others.
    { check, vitest: suites, soak: { command: `${vitest} --project long soak` } },
    { browser },
    {
      faults: {
        command: `${vitest} --project faults --no-file-parallelism`,
        programs: faultPrograms,
      },
    },
    { hosting: { command: `${vitest} --project long long/hosting`, programs: serverPrograms } },
    {
      'other-browsers': {
        command: `${vitest} --project long long/browsers`,
        programs: ['firefox', 'webkit', 'xvfb'],
      },
    },
    { editing: { command: editing, programs: browserPrograms } },
    { growth: { command: `${vitest} --project long long/extending` } },
    { html: { command: `${vitest} --project long long/html`, programs: ['java'] } },
    {
      mutations: {
        command: 'stryker run tests/long/mutations/stryker.config.json',
        programs: ['postgres'],
      },
    },
    {
      repeat: {
        command: 'node tests/long/repeat.ts',
        programs: [...browserPrograms, 'curl', ...faultPrograms],
      },
    },
  ],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const [name = 'daily'] = positionals;
const groups = speeds[name]?.() ?? fail('Write quick, daily or all.');
const isAll = name === 'all';
const allParts = groups.flatMap((group) => Object.keys(group));
const chosenParts = values.only?.split(',') ?? allParts;
if (chosenParts.some((part) => !allParts.includes(part)))
  fail(`Write --only with some of ${allParts.join(', ')}.`);
const chosenGroups = groups.map((group) =>
  Object.entries(group).filter(([part]) => chosenParts.includes(part)),
);

mkdirSync(logs, { recursive: true });
lockCheckout();
const programs = chosenGroups.flat().flatMap(([, part]) => part.programs ?? []);
installPrograms([...new Set(programs)]);

const begin = performance.now();
let hasPassed = true;
let skipped = 0;
const summary = [`\n${'part'.padEnd(20)} verdict  seconds`];
for (const parts of chosenGroups) {
  await Promise.all(parts.map(([part, { command }]) => run(part, command, parts.length === 1)));
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
    return errorCode(error) === 'EPERM';
  }
}

/** Checks and tests of the files that differ from the last commit. */
function quickChecks(): Group {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0
      ? stdout
      : fail('The quick tests are those of changes, and Git knows none here: write npm test.');
  };
  const changed = [
    git('diff', 'HEAD', '--name-only', '--diff-filter=d', '-z'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter(Boolean));
  const files = changed.map((file) => `'${file.replaceAll("'", String.raw`'\''`)}'`).join(' ');
  return {
    // Without a file, Biome would check all.
    ...(files && { lint: { command: `biome check --no-errors-on-unmatched ${files}` } }),
    types: { command: 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.json' },
    ...(changed.some((file) => file.endsWith('.astro')) && {
      astro: { command: 'astro check --noSync --tsconfig tests/lint/astro.json' },
    }),
    tests: {
      command: `${vitest} --project unit --project project --project service --changed --passWithNoTests --tags-filter '!slow'`,
    },
  };
}

/** Ends the run with status 2. */
function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
