/** CSS modules have every class that components take from them: a missing one is silently `undefined`. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const importLine = /^import (\w+) from '(\.[^']+\.module\.css)';/gm;

it('every class taken from a CSS module stands in it', () => {
  const uses = globSync('**/*.{astro,ts,tsx}', { cwd: source }).flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return [...text.matchAll(importLine)].flatMap(([, name = '', path = '']) => {
      const css = readFileSync(join(source, dirname(file), path), 'utf8');
      const defined = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one));
      return [...text.matchAll(new RegExp(`(?<![./\\w])${name}\\.(\\w+)`, 'g'))].map(
        ([, used]) => ({
          use: `${file}: ${name}.${used}`,
          isThere: defined.has(used),
        }),
      );
    });
  });
  expect(uses.length).toBeGreaterThan(50);
  expect(uses.filter(({ isThere }) => !isThere).map(({ use }) => use)).toEqual([]);
});
