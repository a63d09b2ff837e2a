/** A copy of the project in a temporary folder, for changes and builds. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

/** Input of a build. The cache holds the cut typeface. */
const buildInputs = [
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'content',
  'public',
  'src',
  '.cache',
];

/** Additional input of tests. Documents link to files at the root. */
const testInputs = [
  'tests',
  'docs',
  '.ci',
  '.github',
  ...readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? entry.name : [],
  ),
];

/** Files that hold passwords or submissions, by their path in the project. */
export const privateFiles = [
  '/.env',
  '/.env.production',
  '/solvanta.env',
  '/data/submissions.sqlite',
  '/data/submissions.sqlite-wal',
  '/backup.sqlite',
  '/solvanta-2026-11-01.sqlite.0f3a.part',
  '/solvanta-2026-11-01.dump',
  '/requests.csv',
  '/requests.csv.0f3a.part',
];

/** @returns path of the copy; the caller removes it */
export function copyProject({ withTests = false } = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const input of [...buildInputs, ...(withTests ? testInputs : [])]) {
    if (existsSync(join(root, input)))
      cpSync(join(root, input), join(copy, input), { recursive: true });
  }
  // Tests ask Git what it ignores.
  if (withTests) spawnSync('git', ['init', '-q'], { cwd: copy });
  // Links each package, because Astro keeps build state in node_modules.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.astro' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** @throws Error with the end of the build's output when the build fails */
export function buildOrThrow(copy: string): void {
  const { ok, output } = buildProject(copy);
  if (!ok) throw new Error(`The copy could not be built:\n${output.slice(-4_000)}`);
}

export interface Run {
  ok: boolean;
  output: string;
}

/** @param settings settings of the build */
export function buildProject(copy: string, settings: Record<string, string> = {}): Run {
  return runInCopy(copy, ['node_modules/astro/bin/astro.mjs', 'build'], settings);
}

/** Checks the types of the TypeScript files: the compiler names missing rows of a table. */
export function checkTypes(copy: string): Run {
  return runInCopy(copy, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']);
}

/** Runs the tests of units, project and site in a copy that includes tests. */
export function testProject(copy: string): Run {
  const projects = ['unit', 'project', 'site'].flatMap((name) => ['--project', name]);
  const config = ['--config', 'tests/vitest.config.ts', '--no-color'];
  return runInCopy(copy, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...projects]);
}

/** Runs the daily browser tests in a built copy. */
export function testInBrowser(copy: string): Run {
  const options = [
    '--config',
    'tests/playwright.config.ts',
    '--project=browser',
    '--grep-invert=@nightly',
    '--reporter=line',
  ];
  return runInCopy(copy, ['node_modules/playwright/cli.js', 'test', ...options]);
}

/** Runs a program of the project in a copy. */
export function runInCopy(
  copy: string,
  parameters: readonly string[],
  settings: Record<string, string> = {},
): Run {
  // Omits the test runner's environment variables, such as DEV.
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    env: { PATH, HOME, ...settings },
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}
