import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

const width = 100;

it('comments are at most 100 columns wide', () => {
  const files = globSync('{src,tests}/**/*.{ts,tsx,js,mjs,astro,css}', { cwd: root });
  expect(files.length).toBeGreaterThan(600);
  const wide = files.flatMap((file) => {
    const comments =
      readFileSync(join(root, file), 'utf8').match(/^ *(\/\/.*|\{?\/\*[\s\S]*?\*\/)/gm) ?? [];
    const lines = comments.flatMap((comment) => comment.split('\n'));
    return lines.filter((line) => line.length > width).map((line) => `${file}: ${line}`);
  });
  expect(wide).toEqual([]);
});
