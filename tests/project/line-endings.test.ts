/** A checkout on Windows is the same as elsewhere. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { gitOfFolder } from './git-of-folder.ts';

it.each(['src/start.mjs', 'content/company.yaml', 'docs/service/solvanta-backup'])(
  'Git writes %s with LF everywhere',
  (path) => {
    const attribute = execFileSync('git', [...gitOfFolder(), 'check-attr', 'eol', '--', path]);
    expect(attribute.toString()).toContain(': eol: lf');
  },
);
