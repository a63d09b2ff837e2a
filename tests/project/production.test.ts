/** What `npm ci --omit=dev` installs is enough for the service and its commands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedSource, reachableFiles } from '../support/layers.ts';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Names of packages that a module loads. */
function packagesIn(file: string): string[] {
  const paths = loadedSource(file).matchAll(/(?:\bfrom|\bimport) ?\(?'((?!\.|node:)[^']+)'/g);
  return Array.from(paths, ([, path = '']) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? '');
}

it.each(['main.ts', 'cli/inbox.ts'])('%s loads production packages only', (entry) => {
  const packages = reachableFiles([join(root, 'src/service', entry)]).flatMap(packagesIn);
  expect(packages).toContain('zod');
  expect(packages.filter((name) => !dependencies[name])).toEqual([]);
});
