/** What `npm ci --omit=dev` installs is enough for the service and its commands. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Names of packages that a module and all that it imports load. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8').replaceAll(/^(im|ex)port type [^;]*;/gm, '');
  const paths = [...source.matchAll(/(?:\bfrom|\bimport) ?\(?'([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  return paths.flatMap((path) => {
    if (path.startsWith('.')) return packagesOf(join(dirname(file), path), seen);
    return path.startsWith('node:') ? [] : [path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? ''];
  });
}

it.each(['main.ts', 'cli/inbox.ts'])('%s loads production packages only', (entry) => {
  const packages = packagesOf(join(root, 'src/service', entry));
  expect(packages).toContain('zod');
  expect(packages.filter((name) => !dependencies[name])).toEqual([]);
});
