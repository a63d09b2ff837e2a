/**
 * The three speeds of the tests.
 *
 * - `npm run test:quick`: lint, types, and the quick tests of what changed since the last commit
 * - `npm test`: everything once, in five to six minutes on two cores
 * - `npm run test:all`: everything in full width and size, in hours; `-- --only hosting` runs one part of it
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requiresAll } from './support/need.ts';
import { installPrograms, type ProgramName } from './support/programs.ts';

interface Part {
  name: string;
  /** As a shell takes it, from the root of the project. */
  command: string;
}

interface Speed {
  /** Parts of one group run side by side; the next group waits for all of them. */
  groups: Part[][];
  programs: ProgramName[];
  env?: Record<string, string>;
}

interface Result {
  part: string;
  ok: boolean;
  seconds: number;
  notTried: string[];
}

const root = join(import.meta.dirname, '..');
const logs = join(root, 'test-results/logs');

// Vitest colours its dots in a pipe, too.
const vitest = `${process.stdout.isTTY ? '' : 'NO_COLOR=1 '}vitest run --config tests/vitest.config.ts`;
const playwright = 'playwright test --config tests/playwright.config.ts';

const build: Part[] = [
  { name: 'content', command: 'npm run -s check:content' },
  { name: 'build', command: 'npm run -s build' },
];

const tests: Part[] = [
  { name: 'check', command: 'npm run -s check' },
  {
    name: 'unit-site-intake',
    command: `${vitest} --project unit --project site --project intake`,
  },
];

const browser: Part = { name: 'browser', command: `${playwright} --project browser` };

/** They need the machine for themselves. First, because a machine may slow down after an hour of work. */
const benchmarks: Part[] = [
  { name: 'pages', command: 'node tests/long/bench/run.ts' },
  { name: 'service', command: 'node tests/long/bench/intake.ts' },
];

/** Half an hour of few requests, which leaves the machine to others. */
const soak: Part = { name: 'soak', command: 'node tests/long/faults/run.ts --only soak' };

const longParts: Part[] = [
  { name: 'faults', command: 'node tests/long/faults/run.ts --without soak' },
  { name: 'hosting', command: `${vitest} --project long tests/long/hosting` },
  { name: 'other-browsers', command: `${vitest} --project long tests/long/browsers` },
  {
    name: 'editing',
    command: `${vitest} --project long tests/long/editing && ${playwright} --project long`,
  },
  { name: 'growth', command: `${vitest} --project long tests/long/growth` },
  { name: 'repeat', command: 'node tests/long/repeat.ts' },
];

const daily: ProgramName[] = ['chromium', 'chromium-headless-shell', 'arial', 'postgres', 'strace'];

/** Files that differ from the last commit, and new ones. */
const changed = changedFiles();

const speeds: Record<string, Speed> = {
  quick: {
    groups: [
      [
        {
          name: 'lint',
          command: `biome check --no-errors-on-unmatched ${changed.map((file) => `'${file}'`).join(' ')}`,
        },
        {
          name: 'types',
          command: 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.json',
        },
        ...(changed.some((file) => file.endsWith('.astro'))
          ? [
              {
                name: 'astro',
                command: 'astro check --noSync --tsconfig tests/support/lint/astro.json',
              },
            ]
          : []),
        {
          name: 'tests',
          command: `${vitest} --project unit --project intake --changed --passWithNoTests --tags-filter '!slow'`,
        },
      ],
    ],
    programs: [],
  },
  normal: { groups: [build, tests, [browser]], programs: daily },
  all: {
    groups: [
      build,
      ...benchmarks.map((part) => [part]),
      [...tests, soak],
      ...[browser, ...longParts].map((part) => [part]),
    ],
    programs: [...daily, 'nginx', 'caddy', 'firefox', 'webkit', 'xvfb'],
    env: { TEST_WIDTH: 'full' },
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const { groups, programs, env } =
  speeds[positionals[0] ?? 'normal'] ?? fail('quick, normal or all');
const wanted = values.only?.split(',');
const chosen = groups
  .map((group) => group.filter(({ name }) => !wanted || wanted.includes(name)))
  .filter((group) => group.length > 0);
if (chosen.length === 0)
  fail(
    `--only with some of ${groups
      .flat()
      .map(({ name }) => name)
      .join(', ')}`,
  );

mkdirSync(logs, { recursive: true });
lockCheckout();
installPrograms(programs);

const begin = performance.now();
const results: Result[] = [];
for (const group of chosen) {
  const done = await Promise.all(group.map((part) => run(part, group.length === 1)));
  results.push(...done);
  // Stops after a failed group, because later groups need its build. `all` goes on.
  if (done.some(({ ok }) => !ok) && positionals[0] !== 'all') break;
}
report();

/** Ends this run while another one runs in the same checkout: both would write to `dist`. */
function lockCheckout(): void {
  const file = join(root, 'test-results/running');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid > 0 && pid !== process.pid && isRunning(pid)) {
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

/** @param live whether its output is shown as it comes. Parts that run in parallel print only if they fail. */
async function run({ name, command }: Part, live: boolean): Promise<Result> {
  console.log(`${name} …`);
  const start = performance.now();
  const child = spawn(command, {
    cwd: root,
    shell: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said.push(bytes);
      if (live) process.stdout.write(bytes);
    });
  const ok = (await new Promise<number | null>((end) => child.once('close', end))) === 0;
  const output = Buffer.concat(said).toString();
  writeFileSync(join(logs, `${name}.log`), output);
  if (!ok && !live) process.stdout.write(output);
  const seconds = Math.round((performance.now() - start) / 1_000);
  return { part: name, ok, seconds, notTried: output.match(/.*NOT TRIED.*/g) ?? [] };
}

function report(): void {
  console.log(`\n${'part'.padEnd(20)} ${'verdict'.padEnd(8)} seconds`);
  for (const { part, ok, seconds, notTried } of results) {
    const verdict = ok ? 'good' : 'BAD';
    console.log(`${part.padEnd(20)} ${verdict.padEnd(8)} ${seconds}`);
    for (const line of notTried) console.log(`  ${line.trim()}`);
  }
  const seconds = Math.round((performance.now() - begin) / 1_000);
  const isWhole = results.length === chosen.flat().length && results.every(({ ok }) => ok);
  console.log(`${'all'.padEnd(20)} ${(isWhole ? 'good' : 'BAD').padEnd(8)} ${seconds}`);
  const untried = results.flatMap(({ notTried }) => notTried).length;
  if (untried > 0) console.log(`${untried} not tried; with REQUIRE_ALL=1 this is a failure.`);
  if (!isWhole) console.log('The output of each part is in test-results/logs/.');
  process.exitCode = isWhole && !(requiresAll && untried > 0) ? 0 : 1;
}

function changedFiles(): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
  const lists = [
    git('diff', 'HEAD', '--name-only', '--diff-filter=d', '-z'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return lists.flatMap((list) => list.split('\0').filter(Boolean));
}

function fail(advice: string): never {
  console.error(`Write ${advice}.`);
  process.exit(2);
}
