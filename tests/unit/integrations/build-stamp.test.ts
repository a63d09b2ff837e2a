/** When `npm start` builds again and `npm run check:site` refuses a build. */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hashSources } from '../../../src/integrations/build-stamp.ts';
import { buildSettingNames } from '../../../src/settings/build-settings.ts';
import { copyProject, runInCopy } from '../../support/project-copy.ts';

const documented = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');
const [, ofBuild = ''] = documented.split('\n## The build\n');
const firstCells = [...ofBuild.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
// RETENTION_DAYS is in the table of the service, which reads it too.
const names = [...firstCells.flatMap((cell) => cell.match(/[A-Z_]+/g) ?? []), 'RETENTION_DAYS'];

it('every setting of the build is documented', () => {
  expect(names.toSorted()).toEqual(buildSettingNames.toSorted());
});

it.each(names)('build stamp changes with %s', (name) => {
  expect(hashSources({ [name]: 'another' })).not.toBe(hashSources({}));
});

it('build stamp ignores settings of the service', () => {
  expect(hashSources({ DATA_DIR: '/var/lib/solvanta' })).toBe(hashSources({}));
});

it('build stamp changes on an article’s publication day', () => {
  const present = hashSources({});
  vi.useFakeTimers({ now: new Date('2001-01-01') });
  onTestFinished(() => void vi.useRealTimers());
  expect(hashSources({})).not.toBe(present);
});

it('check:site rejects a build of other sources', { tags: 'slow' }, async () => {
  const copy = copyProject();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const { hashSources: hashOfCopy } = (await import(
    join(copy, 'src/integrations/build-stamp.ts')
  )) as { hashSources: typeof hashSources };
  expect(hashOfCopy({})).toBe(hashSources({}));
  appendFileSync(join(copy, 'content/glossary/nl.md'), '\n');
  expect(hashOfCopy({})).not.toBe(hashSources({}));
  rmSync(join(copy, 'src/i18n/messages/wizard/es.ts'));
  const { ok, output } = runInCopy(copy, ['src/check-site/commands/check.ts']);
  const message = 'There is no build of the present sources and settings: run npm run build\n';
  expect([ok, output]).toEqual([false, message]);
});

it('an interrupted build is not current', { tags: 'slow' }, () => {
  const copy = copyProject();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of ['dist/index.html', 'dist-forms/settings.json']) {
    mkdirSync(dirname(join(copy, file)));
    writeFileSync(join(copy, file), '');
  }
  const script = `
    const { buildStamp, isBuildCurrent } = await import('./src/integrations/build-stamp.ts');
    const { hooks } = buildStamp();
    hooks['astro:build:start']();
    hooks['astro:build:done']();
    const isCurrent = isBuildCurrent();
    hooks['astro:build:start']();
    console.log(JSON.stringify({ complete: isCurrent, interrupted: isBuildCurrent() }));`;
  const { output } = runInCopy(copy, ['--input-type=module', '--eval', script]);
  expect(output).toContain('{"complete":true,"interrupted":false}');
});
