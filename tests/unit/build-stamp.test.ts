/** What makes `npm start` build again, and `npm run check:site` refuse a build. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSettingNames } from '../../src/domain/build-settings.ts';
import { sourceStamp } from '../../src/integrations/build-stamp.ts';

const documented = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
const [, ofBuild = ''] = documented.split('\n## The build\n');
const firstCells = [...ofBuild.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
// RETENTION_DAYS is in the table of the service, which reads it too.
const names = [...firstCells.flatMap((cell) => cell.match(/[A-Z_]+/g) ?? []), 'RETENTION_DAYS'];

it('every setting of the build is documented', () => {
  expect(names.toSorted()).toEqual(buildSettingNames.toSorted());
});

it.each(names)('another value of %s makes another build', (name) => {
  expect(sourceStamp({ [name]: 'another' })).not.toBe(sourceStamp({}));
});

it('settings of the service alone make none', () => {
  expect(sourceStamp({ DATA_DIR: '/var/lib/solvanta' })).toBe(sourceStamp({}));
});
