import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows = readFileSync(`${root}docs/security.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** ASVS 5.0: number of requirements of levels 1 and 2 in each section that concerns us. */
const counts = [
  '1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2',
  '4.1 3, 4.2 1, 4.3 2, 4.4 4, 5.1 1, 5.2 3, 5.3 2, 5.4 3, 12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5',
  '13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7, 16.1 1, 16.2 5, 16.3 4, 16.4 3',
  '16.5 3',
];
const requirements = new Map(
  counts.flatMap((line) => line.split(', ')).map((one) => one.split(' ') as [string, string]),
);

function numbersIn(section: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}

/** The requirements of a row: `1.2.3`, `1.2.3–1.2.5`, or a whole section, several with commas. */
function requirementsOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [, section = '', first, last] =
      /^(\d+\.\d+)(?:\.(\d+)(?:–\1\.(\d+))?)?$/.exec(part) ?? [];
    const end = first ? (last ?? first) : requirements.get(section);
    return numbersIn(section, Number(first ?? 1), Number(end ?? 0));
  });
}

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

  it('has every requirement once', () => {
    const named = rows.flatMap(([, cell = '']) => requirementsOf(cell));
    const all = [...requirements].flatMap(([section, count]) =>
      numbersIn(section, 1, Number(count)),
    );
    expect(all.filter((requirement) => !named.includes(requirement))).toEqual([]);
    expect(named.filter((requirement, index) => named.indexOf(requirement) !== index)).toEqual([]);
  });
});

describe('the code', () => {
  it('starts no program and runs no text as one', () => {
    const dangerous =
      /child_process|node:vm|\beval\(|new Function|(?:inner|outer|set:?)HTML|insertAdjacentHTML|document\.write/i;
    const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
      // Only the operator runs integrations.
      (file) => /\.(tsx?|astro)$/.test(file) && !file.startsWith('integrations/'),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.filter((file) =>
      dangerous.test(readFileSync(`${root}src/${file}`, 'utf8')),
    );
    // Text from the build, our drawings, and JSON.
    const ours = ['layouts/Head.astro', 'layouts/Page.astro', 'views/NotFound.astro'];
    const drawings = ['ui/IconSprite.astro', 'ui/Icon.astro', 'components/Brand.astro'];
    expect(found.toSorted()).toEqual([...ours, ...drawings].toSorted());
  });
});
