import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkModules } from '../../../src/integrations/chunk-groups.ts';

const paths = Object.values(chunkModules)
  .flatMap(Object.entries<readonly string[]>)
  .flatMap(([folder, modules]) => modules.map((module) => `${folder}/${module}`))
  // Rolldown's own.
  .filter((path) => !path.startsWith('\0'));

it.each(paths)('a chunk group finds %s', (path) => {
  expect(globSync(`${path}{,.*}`)).not.toEqual([]);
});
