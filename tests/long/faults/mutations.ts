/** F32: each guard is removed in a copy of the project, and its test must fail. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../support/project-copy.ts';
import { root } from '../../support/service.ts';
import { guards } from './guards.ts';
import type { Scenario } from './scenario.ts';

interface Results {
  /** Numbers of tests. */
  passed: number;
  failed: number;
}

/** Runs the tests of a file whose names contain a text, as `npm test` does. */
async function runTests(copy: string, noticed: string): Promise<Results> {
  const [file = '', name = ''] = noticed.split(/: (.*)/);
  const report = join(copy, 'report.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const reporting = ['--retry=0', '--reporter=json', `--outputFile=${report}`];
  const chosen = ['--project', 'intake', `tests/intake/${file}`, '-t', RegExp.escape(name)];
  const child = spawn(process.execPath, [...vitest, ...reporting, ...chosen], {
    cwd: copy,
    // Without the outer test runner's variables.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: 'ignore',
    timeout: 300_000,
  });
  await new Promise((resolve) => child.once('exit', resolve));
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Record<string, number>;
  rmSync(report);
  return { passed, failed };
}

export const mutations: Scenario = {
  fault: 'F32',
  name: 'mutations',
  proves: 'no guard can be taken away without a test of every day that says so',
  fullOnly: true,
  async run(found) {
    const copy = copyProject();
    process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
    for (const part of ['tests', 'docs'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    for (const part of ['dist', 'dist-answers']) symlinkSync(join(root, part), join(copy, part));

    // Before any change, each test must exist and pass.
    const all = Object.values(guards).flat();
    const sound = new Set<string>();
    for (const noticed of new Set(all.map((one) => one.noticed))) {
      const { passed, failed } = await runTests(copy, noticed);
      const isSound = passed > 0 && failed === 0;
      if (isSound) sound.add(noticed);
      found.expect(isSound, () => `Missing, or fails without a change: ${noticed}`);
    }

    for (const [file, those] of Object.entries(guards)) {
      const path = join(copy, 'src/intake', file);
      const source = readFileSync(path, 'utf8');
      for (const { guard, change, noticed } of those) {
        const [text, instead] = change;
        const parts = source.split(text);
        found.expect(parts.length === 2, () => `${file} no longer contains exactly once: ${text}`);
        writeFileSync(path, parts.join(instead));
        const { passed, failed } = await runTests(copy, noticed);
        const isNoticed = sound.has(noticed) && failed > 0;
        const verdict = isNoticed ? 'noticed by npm test' : `NOT NOTICED (${passed} hold)`;
        console.log(`       ${guard.padEnd(47)} ${verdict.padEnd(19)}  ${noticed}`);
        found.expect(isNoticed, () => `No test notices its removal: ${guard}`);
      }
      writeFileSync(path, source);
    }
    return `${all.length} guards taken away`;
  },
};
