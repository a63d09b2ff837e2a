/** The files, links and commands that documents name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../support/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const folders = ['src', 'tests', 'docs', 'content', 'public', '.github'];
const files = [
  ...globSync('*', { cwd: root }),
  ...globSync(
    folders.map((folder) => `${folder}/**`),
    { cwd: root },
  ),
];

describe.each(documents)('%s', (document) => {
  const text = read(document).replace(/^```[\s\S]*?^```/gm, '');

  it('names files that exist', () => {
    const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    expect(names.filter((name) => isPath(name) && !isThere(name))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const links = [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s:]+)\)/g)];
    const gone = links.filter(([, link = '']) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? document : posix.join(posix.dirname(document), path);
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    });
    expect(gone.map(([link]) => link)).toEqual([]);
  });

  it('contains no password or address in commands', () => {
    const commands = [...read(document).matchAll(/^```sh\n([\s\S]*?)^```/gm)].join('\n');
    expect(commands).not.toMatch(
      /:\/\/[^\s/@]*:[^\s/@]*@|PASSWORD\s*'|PASSWORD=[^\s"$]|\w@[a-z]\w*\.\w/,
    );
  });

  it('names commands that exist', () => {
    const commands = [...read(document).matchAll(/\bnpm run (?:-\w+ )*([\w:-]+)/g)];
    expect(
      commands.map(([, name = '']) => name).filter((name) => !(name in packageJson.scripts)),
    ).toEqual([]);
  });
});

it('every dependency has a reason', () => {
  const { dependencies, devDependencies, optionalDependencies } = packageJson;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const reasons = read('docs/dependencies.md');
  expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

it('changelog and package have the same version', () => {
  const [, version] = /^## \[(\S+)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(packageJson.version).toBe(version);
});

it('data attributes of several components are in the table of docs/architecture.md', () => {
  const [, table = ''] = read('docs/architecture.md').split('\n## Data attributes\n');
  const listed = [...table.matchAll(/`(data-[a-z-]+)`/g)].map(([, name = '']) => name);
  const uses = globSync('src/**/*.{astro,css,js,ts,tsx}', { cwd: root }).flatMap((file) => {
    const [component] = posix.basename(file).split('.');
    const names = read(file).matchAll(/(?<![\w-])data-([a-z-]+)\b(?!\.ts)|\bdataset\.(\w+)/g);
    return [...names].map(([, attribute, property = '']) => ({
      name: `data-${attribute ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      component,
    }));
  });
  const componentsByName = Map.groupBy(uses, ({ name }) => name);
  const shared = [...componentsByName].filter(
    ([, all]) => new Set(all.map(({ component }) => component)).size > 1,
  );
  // Read by search engines, and written by Sonner.
  const known = [...listed, 'data-nosnippet', 'data-sonner-toast'];
  expect(shared.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(listed.filter((name) => !componentsByName.has(name))).toEqual([]);
});

/**
 * Whether a name means a file of the project: it ends like one, or begins with one of its folders.
 */
function isPath(name: string): boolean {
  if (/[\s():@$]|^[/-]|^(dist|data|node_modules|screenshots|test-results)/.test(name)) return false;
  if (name in packageJson.dependencies) return false;
  return (
    /[^/]\.(ts|tsx|astro|js|mjs|css|md|json|svg|yaml|grit)$/.test(name) ||
    folders.some((folder) => name.startsWith(`${folder}/`))
  );
}

/** Matches full paths and their ends; `<tag>`, `{id}` and `*` match anything. */
function isThere(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*?|<[^>]*>|\{[^}]*\}|…/g, '.*');
  return files.some((file) => new RegExp(`(^|/)${pattern}($|/)`).test(file));
}

/** Anchors of headings by GitHub's rule. */
function headingsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
