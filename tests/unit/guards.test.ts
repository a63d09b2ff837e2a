import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guards } from '../long/faults/guards.ts';

const root = join(import.meta.dirname, '../..');

// That somebody notices when one is taken away takes long: F32 of `npm run test:faults -- --long`.
describe('each guard of the service', () => {
  it.each(guards)('stands once where it is looked for: $guard', ({ file, text, instead }) => {
    const source = readFileSync(join(root, 'src/intake', file), 'utf8');
    expect(source.split(text)).toHaveLength(2);
    expect(instead).not.toBe(text);
  });

  it.each(guards)('names a scenario or a file of tests: $guard', ({ test }) => {
    if (typeof test === 'string') expect(test).toMatch(/^F\d+$/);
    else expect(existsSync(join(root, 'tests/intake', test.file))).toBe(true);
  });
});
