import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guards } from '../long/faults/guards.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const all = Object.entries(guards).flatMap(([file, those]) =>
  those.map((one) => ({ ...one, file })),
);

// The full run (fault F32) checks that a test notices each removed guard.
describe('the guards of the service', () => {
  it('are as many as there were', () => {
    expect(all.length).toBeGreaterThanOrEqual(49);
  });

  it.each(all)('stand once where they are looked for: $guard', ({ file, change: [text] }) => {
    expect(read(`src/intake/${file}`).split(text)).toHaveLength(2);
  });

  it.each(all)('are noticed by a test that is there: $guard', ({ noticed }) => {
    const [file = '', name = ''] = noticed.split(/: (.*)/);
    expect(read(`tests/intake/${file}`)).toContain(name);
  });
});
