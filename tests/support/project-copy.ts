/** A copy of the project in a temporary folder, to change and build without touching this one. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build reads. The cache spares it from cutting the typeface again. */
const parts = [
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'content',
  'public',
  'src',
  '.cache',
];

/** What tests look at besides. */
const testParts = ['tests', 'docs', '.ci', '.github', '.gitignore', 'README.md', 'biome.json'];

/** @returns path of the copy; whoever asked for it takes it away */
export function copyProject({ withTests = false } = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of [...parts, ...(withTests ? testParts : [])]) {
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  // Package by package, since Astro keeps the state of a build between them.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.astro' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** @throws Error with what the build printed last, when it fails */
export function mustBuild(copy: string): void {
  const { ok, output } = buildProject(copy);
  if (!ok) throw new Error(`The copy could not be built:\n${output.slice(-4_000)}`);
}

export interface Run {
  ok: boolean;
  /** Everything that was printed. */
  output: string;
}

/**
 * @param options for Node itself, before Astro's own file
 * @param settings of the build
 */
export function buildProject(
  copy: string,
  options: readonly string[] = [],
  settings: Record<string, string> = {},
): Run {
  return run(copy, [...options, 'node_modules/astro/bin/astro.mjs', 'build'], settings);
}

/** The types of the TypeScript files, which name what is missing in a table. */
export function checkTypes(copy: string): Run {
  return run(copy, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']);
}

/** Runs the tests of a copy that was copied with them, as `npm run test:unit` and `test:site` do. */
export function testProject(copy: string): Run {
  const projects = ['unit', 'site'].flatMap((name) => ['--project', name]);
  const config = ['--config', 'tests/vitest.config.ts', '--no-color'];
  return run(copy, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...projects]);
}

/** The daily tests in a browser, in a copy that is built. */
export function testInBrowser(copy: string): Run {
  const options = [
    '--config',
    'tests/playwright.config.ts',
    '--project=browser',
    '--reporter=line',
  ];
  return run(copy, ['node_modules/playwright/cli.js', 'test', ...options]);
}

/** Runs a program of the project in a copy: its path, and its parameters. */
export function run(
  copy: string,
  parameters: readonly string[],
  settings: Record<string, string> = {},
): Run {
  // Nothing of what a test runner puts into the environment, such as DEV.
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    env: { PATH, HOME, ...settings },
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}
