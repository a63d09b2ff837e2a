/** Rules that no type can keep: who imports whom, where languages may be told apart, and documents that stay true. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { wizardLanguages } from '../../src/i18n/languages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Made by a command; nobody writes them. */
const generated = ['node_modules', 'dist', 'dist-answers', 'dist-hosting', 'data', 'test-results'];

const files = readdirSync(root)
  .filter((name) => !generated.includes(name) && (!name.startsWith('.') || name === '.ci'))
  .flatMap(filesUnder);

const code = files.filter((file) => /^(src|tests)\/.*\.(ts|tsx|astro|mjs)$/.test(file));

const documents = files.filter((file) => file === 'README.md' || /^docs\/.*\.md$/.test(file));

const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

/** The rules and texts at the bottom, and what each of them may import besides its own files. */
const bottom: Record<string, string[]> = {
  'src/api.ts': [],
  'src/filled-text.ts': ['zod/mini'],
  'src/i18n/': [],
  'src/loan/': ['src/i18n/', 'src/api.ts', 'src/filled-text.ts', 'zod/mini'],
  'src/contact/': ['src/i18n/', 'src/api.ts', 'src/filled-text.ts', 'zod/mini'],
};

describe('imports', () => {
  it.each(Object.entries(bottom))('of %s are its own and %j', (part, allowed) => {
    const own = code.filter((file) => file.startsWith(part));
    expect(own).not.toEqual([]);
    const isAllowed = (name: string) => [part, ...allowed].some((start) => name.startsWith(start));
    expect(importsWhere(own, (name) => !isAllowed(name))).toEqual([]);
  });

  it('of the service take nothing from what draws pages', () => {
    const own = code.filter((file) => file.startsWith('src/intake/'));
    const drawing = /^src\/(islands|sections|views|layouts|parts|stores|pages|styles)\//;
    expect(importsWhere(own, (name) => drawing.test(name))).toEqual([]);
  });

  it('of Node stay out of everything that a browser runs', () => {
    const outside = code.filter((file) => /^src\/(?!intake\/|build\/|start\.mjs)/.test(file));
    const inBrowser = outside.flatMap((file) =>
      importsIn(file, file.endsWith('.astro') ? scriptsOf(file) : read(file))
        .filter((name) => isBuiltin(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(inBrowser).toEqual([]);
  });

  it('of tests are nowhere in the product', () => {
    const product = code.filter((file) => file.startsWith('src/'));
    expect(importsWhere(product, (name) => name.startsWith('tests/'))).toEqual([]);
  });
});

describe('languages', () => {
  it('are told apart nowhere but in the language folder', () => {
    const tag = `/?(?:${wizardLanguages.join('|')})`;
    const comparisons = [
      `[!=]==?\\s*['"\`]${tag}['"\`]`,
      `['"\`]${tag}['"\`]\\s*[!=]==?`,
      `\\bcase\\s+['"\`]${tag}['"\`]`,
      `\\.(?:startsWith|endsWith|includes)\\(['"\`]${tag}\\b`,
      `:lang\\(|\\[lang[~|^]?=`,
    ];
    const comparison = new RegExp(comparisons.join('|'));
    const outside = [...code, ...files.filter((file) => /^src\/.*\.css$/.test(file))].filter(
      (file) => !file.startsWith('src/i18n/'),
    );
    expect(linesWhere(outside, (line) => comparison.test(line))).toEqual([]);
  });
});

describe('types and tests', () => {
  it('have no way out', () => {
    const wayOut =
      /@ts-(?:ignore|expect-error|nocheck)|biome-ignor[e]|\.(?:only|skip|skipIf|fixme|todo)\(/;
    expect(linesWhere(code, (line) => wayOut.test(line))).toEqual([]);
  });

  it('name the type of everything', () => {
    const untyped = code.flatMap((file) =>
      nodesIn(parse(file, codeOf(file)))
        .filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword)
        .map((node) => `${file}: ${node.parent.getText()}`),
    );
    expect(untyped).toEqual([]);
  });
});

describe('documents', () => {
  it('are there', () => {
    expect(documents).toContain('README.md');
    expect(documents).toContain('docs/dependencies.md');
  });

  it('name only files that exist', () => {
    const gone = documents.flatMap((file) =>
      [...proseOf(file).matchAll(/`([^`\n]+)`/g)]
        .map(([, name]) => name ?? '')
        .filter((name) => isPath(name) && !exists(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(gone).toEqual([]);
  });

  it('link only to files that exist', () => {
    const gone = documents.flatMap((file) =>
      [...withoutSamples(read(file)).matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)]
        .map(([, target]) => posix.join(posix.dirname(file), target ?? ''))
        .filter((target) => !existsSync(root + target))
        .map((target) => `${file}: ${target}`),
    );
    expect(gone).toEqual([]);
  });

  it('name only commands that exist', () => {
    const gone = documents.flatMap((file) =>
      [...read(file).matchAll(/\bnpm run (?:-\w+ )*([\w:-]+)/g)]
        .filter(([, name]) => !manifest.scripts?.[name ?? ''])
        .map(([command]) => `${file}: ${command}`),
    );
    expect(gone).toEqual([]);
  });

  it('lead through every file of the service, and none that is gone', () => {
    const named = [...read('docs/service/README.md').matchAll(/`([\w-]+\.ts)`/g)]
      .map(([, name]) => `src/intake/${name}`)
      .sort();
    expect(named).toEqual(code.filter((file) => file.startsWith('src/intake/')).sort());
  });

  it('start the service with the options of npm start', () => {
    const options = /--\S+/g;
    const unit = /^ExecStart=(.*)$/m.exec(read('docs/service/solvanta.service'))?.[1] ?? '';
    expect(unit.match(options)).toEqual(manifest.scripts?.start?.match(options));
    expect(unit.match(options)).not.toBeNull();
  });

  it('give a reason for every dependency', () => {
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const reasons = existsSync(`${root}docs/dependencies.md`) ? read('docs/dependencies.md') : '';
    expect(dependencies.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
  });
});

function filesUnder(path: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  if (!entries.find(({ name }) => name === path)?.isDirectory()) return [path];
  return readdirSync(root + path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length));
}

function read(file: string): string {
  return readFileSync(root + file, 'utf8');
}

/** The TypeScript in a file; of an Astro component its frontmatter and its scripts. */
function codeOf(file: string): string {
  if (!file.endsWith('.astro')) return read(file);
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(read(file))?.[1] ?? '';
  return `${frontmatter}\n${scriptsOf(file)}`;
}

/** What of an Astro component runs in the browser. */
function scriptsOf(file: string): string {
  return [...read(file).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => script ?? '')
    .join('\n');
}

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
}

function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  node.forEachChild((child) => {
    nodes.push(...nodesIn(child));
  });
  return nodes;
}

/** What a file imports: a path from the root, or a package's name. Types count: they tie files together too. */
function importsIn(file: string, text = codeOf(file)): string[] {
  return nodesIn(parse(file, text))
    .map((node) => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
        return node.argument.literal;
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        return node.arguments[0];
      return undefined;
    })
    .filter((name) => name !== undefined)
    .filter(ts.isStringLiteralLike)
    .map(({ text: name }) =>
      name.startsWith('.') ? posix.join(posix.dirname(file), name.replace(/\?.*/, '')) : name,
    );
}

function importsWhere(from: string[], holds: (name: string) => boolean): string[] {
  return from.flatMap((file) =>
    importsIn(file)
      .filter(holds)
      .map((name) => `${file} imports ${name}`),
  );
}

function linesWhere(from: string[], holds: (line: string) => boolean): string[] {
  return from.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (holds(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

/** A document without its blocks of code. */
function proseOf(file: string): string {
  return read(file).replace(/^```[\s\S]*?^```/gm, '');
}

/** Whether a document means a file of ours: it ends like one, or begins with one of our folders. */
function isPath(name: string): boolean {
  if (/[\s():@$]|^\/|^-/.test(name) || generated.some((start) => name.startsWith(start)))
    return false;
  return (
    /[^/]\.(ts|tsx|astro|mjs|css|md|json|svg)$/.test(name) ||
    /^(src|tests|docs|content|public|\.ci)\//.test(name)
  );
}

/** Full, or from any folder on; `<tag>`, `{id}` and `*` stand for anything. */
/** A document without what it quotes as code. */
function withoutSamples(document: string): string {
  return document.replace(/```.*?```/gs, '').replace(/`[^`\n]*`/g, '');
}

function exists(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*?|<[^>]*>|\{[^}]*\}|…/g, '.*');
  const path = new RegExp(`(^|/)${pattern}($|/)`);
  return files.some((file) => path.test(file));
}
