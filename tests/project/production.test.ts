import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { loadedSource, reachableFiles } from '../support/layers.ts';
import { root } from '../support/root.ts';

/** Names of packages that a module loads. */
function packagesIn(file: string): string[] {
  const paths = loadedSource(file).matchAll(/(?:\bfrom|\bimport) ?\(?'((?!\.|node:)[^']+)'/g);
  return Array.from(paths, ([, path = '']) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? '');
}

it.each(['main.ts', 'cli/inbox.ts'])('%s loads production packages only', (entry) => {
  const packages = reachableFiles([join(root, 'src/service', entry)]).flatMap(packagesIn);
  expect(packages).toContain('zod');
  expect(packages.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
});
