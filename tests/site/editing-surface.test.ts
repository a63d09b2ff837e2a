import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dist, distAnswers, files, filesIn } from '../support/built-site.ts';

describe('the editing surface', () => {
  it('has no address in the built site', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /admin|editing/i.test(file))).toEqual([]);
  });

  it('has left nothing in any file of the build', () => {
    const built = [
      ...files.map((file) => dist + file),
      ...filesIn(distAnswers).map((file) => distAnswers + file),
    ].filter((file) => !/\.(br|gz|png|woff2)$/.test(file));
    const traces = /sveltia|cms-config|editors-frontmatter|git\.example/i;
    expect(built.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
