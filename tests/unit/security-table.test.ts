import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows = readFileSync(`${root}docs/security.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the table of security requirements', () => {
  it('names only tests that exist', () => {
    expect(rows.length).toBeGreaterThan(40);
    const gone = rows
      .filter(([, , , , test]) => test !== '–')
      .filter(([, , , , test = '']) => {
        const [, file = '', name = ''] = /^`([^`]+)`(?:: `([^`]+)`)?$/.exec(test) ?? [];
        return !existsSync(root + file) || !readFileSync(root + file, 'utf8').includes(name);
      });
    expect(gone).toEqual([]);
  });

  it('says how each requirement is met, or why not', () => {
    expect(rows.filter(([, asvs, level, how]) => !asvs || !level || !how)).toEqual([]);
  });
});
