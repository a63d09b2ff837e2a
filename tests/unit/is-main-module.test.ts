import { execFileSync } from 'node:child_process';
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder, writeTestFile } from '../support/service/fixtures.ts';

const helper = join(import.meta.dirname, '../../src/helpers/node/is-main-module.ts');

it('isMainModule is true for the started module only', { tags: 'slow' }, () => {
  const folder = realpathSync(makeTestFolder());
  writeTestFile(
    folder,
    'real/program.mjs',
    `import { isMainModule } from ${JSON.stringify(helper)};
    process.stdout.write(String(isMainModule(import.meta.filename)));`,
  );
  writeTestFile(folder, 'importer.mjs', "import './real/program.mjs';");
  symlinkSync('real', join(folder, 'linked'));
  symlinkSync('real/program.mjs', join(folder, 'linked.mjs'));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const program = 'real/program.mjs';
  expect([
    run(program),
    run(join(folder, program)),
    run('linked/program.mjs'),
    run('linked.mjs'),
    run('importer.mjs'),
    run('--eval', `import('./${program}')`, 'no-file'),
  ]).toEqual(['true', 'true', 'true', 'true', 'false', 'false']);
});
