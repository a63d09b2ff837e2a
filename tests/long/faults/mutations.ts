/** F32: each guard taken away in a copy of the project; the test that is there for it must fail, and so notice. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyProject } from '../../support/project-copy.ts';
import { type Guard, guards } from './guards.ts';
import { Findings, type Scenario } from './scenario.ts';
import { root } from './service.ts';

interface Run {
  /** Facts that hold, and that do not. */
  passed: number;
  failed: number;
}

/** Milliseconds of one run. */
const longest = 300_000;

/** What says that a guard is gone: a scenario by its number, or the tests of a file by part of their name. */
async function run(copy: string, { test }: Guard, seed: number): Promise<Run> {
  const report = join(copy, 'report.json');
  const parameters =
    typeof test === 'string'
      ? ['tests/long/faults/run.ts', '--only', test, '--seed', String(seed)]
      : [
          ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
          ...['--retry=0', '--reporter=json', `--outputFile=${report}`, '--project', 'intake'],
          ...[`tests/intake/${test.file}`, '-t', test.name],
        ];
  const child = spawn(process.execPath, parameters, {
    cwd: copy,
    // Nothing of a test runner around this one.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: longest,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = await text(child.stdout);
  const code = await ended;
  if (typeof test === 'string') {
    const isThere = output.includes(`\n${test} `);
    return { passed: isThere && code === 0 ? 1 : 0, failed: isThere && code === 1 ? 1 : 0 };
  }
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const found = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  rmSync(report);
  return { passed: found.numPassedTests ?? 0, failed: found.numFailedTests ?? 0 };
}

function nameOf({ test }: Guard): string {
  return typeof test === 'string' ? test : `${test.file}: ${test.name}`;
}

export const mutations: Scenario = {
  fault: 'F32',
  name: 'mutations',
  longOnly: true,
  async run({ seed }) {
    const findings = new Findings();
    const copy = copyProject();
    process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
    for (const part of ['tests', 'docs']) {
      cpSync(join(root, part), join(copy, part), { recursive: true });
    }
    for (const part of ['dist', 'dist-answers']) symlinkSync(join(root, part), join(copy, part));

    // Before anything is taken away, each test must be there and hold.
    const sound = new Map<string, boolean>();
    for (const guard of guards) {
      const name = nameOf(guard);
      if (sound.has(name)) continue;
      const { passed, failed } = await run(copy, guard, seed);
      sound.set(name, passed > 0 && failed === 0);
      findings.expect(sound.get(name) === true, () => `Fails, or is not there, as it is: ${name}`);
    }

    for (const guard of guards) {
      const { file, text: old, instead } = guard;
      const path = join(copy, 'src/intake', file);
      const source = readFileSync(path, 'utf8');
      const isThere = source.split(old).length === 2;
      findings.expect(isThere, () => `${file} no longer has once: ${old}`);
      if (!isThere) continue;
      writeFileSync(
        path,
        source.replace(old, () => instead),
      );
      const { passed, failed } = await run(copy, guard, seed);
      writeFileSync(path, source);
      const isNoticed = sound.get(nameOf(guard)) === true && failed > 0;
      const verdict = isNoticed ? 'noticed' : `NOT NOTICED (${passed} hold)`;
      console.log(`       ${guard.guard.padEnd(44)} ${verdict.padEnd(8)} ${nameOf(guard)}`);
      findings.expect(isNoticed, () => `Nobody notices that it is gone: ${guard.guard}`);
    }
    const tried = `${guards.length} guards taken away`;
    return { tried, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};
