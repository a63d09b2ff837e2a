/** The rooms of the service: which may use which. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/service.ts';

const service = 'src/intake';

/** What each room may use besides itself: other rooms, and files at the root of the service. */
const rooms: Record<string, string[]> = {
  http: ['store', 'log.ts'],
  site: ['http'],
  mail: ['store', 'log.ts', 'printable.ts'],
};

const files = globSync(`${service}/**/*.ts`, { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each(Object.entries(rooms))('%s', (room, others) => {
  it(`uses no room but ${others.join(', ')}`, () => {
    const used = files
      .filter((file) => file.startsWith(`${service}/${room}/`))
      .flatMap((file) =>
        [...read(file).matchAll(/(?:from|import\() ?'(\.[^']*)'/g)].map(([, path = '']) =>
          posix.relative(service, posix.join(dirname(file), path)),
        ),
      )
      .map((path) => path.replace(/\/.*/, ''))
      .filter((name) => name !== '..' && name !== room);
    expect(used.filter((name) => !others.includes(name))).toEqual([]);
  });
});
