/** What is in each folder of `src`, and which folders it may import. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './root.ts';

/**
 * By folder of `src`: the folders that it may import besides itself and the folders in it. Each row
 * stands below the rows that it names, so imports run one way. All may import `helpers`; the files
 * beside these folders, such as `src/start.mjs`, may import all.
 */
export const layers: Readonly<Record<string, readonly string[]>> = defineLayers({
  /**
   * Knows nothing of loans and languages. In `node`: files, editors' data, what commands
   * begin with.
   */
  helpers: [],
  /** Drawings. */
  assets: [],
  /** Languages, paths, number formats, catalogues. */
  i18n: [],
  /** Company, annuity, limits, schemas, contract of the API. */
  domain: ['i18n'],
  /** Settings of build and service, and what follows from them for both. */
  settings: ['domain', 'i18n'],
  /** Reads the texts and computes their figures. */
  content: ['domain', 'i18n', 'settings'],
  /** Theme, reset, print. */
  styles: [],
  /** Cuts the typeface to the characters in use. */
  fonts: [],
  /** Buttons, icons, links. */
  ui: ['assets', 'styles'],
  /** State of the islands and its rules. */
  stores: ['domain', 'i18n', 'settings'],
  /** React components and what hydrates them. */
  islands: ['assets', 'domain', 'i18n', 'settings', 'stores', 'styles', 'ui'],
  /** Parts of pages. */
  components: ['assets', 'content', 'domain', 'i18n', 'islands', 'styles', 'ui'],
  /** Rules of `npm run check:content`, editors' commands. */
  'check-content': ['content', 'domain', 'i18n', 'settings'],
  /** Draws the images beside shared links. */
  'og-images': ['assets', 'content', 'domain', 'fonts', 'i18n', 'styles'],
  /** The frame of a page, with its structured data. */
  layouts: ['components', 'domain', 'fonts', 'i18n', 'islands', 'og-images', 'styles', 'ui'],
  /** One view for each kind of page. */
  views: [
    'assets',
    'components',
    'content',
    'domain',
    'i18n',
    'islands',
    'layouts',
    'settings',
    'styles',
    'ui',
  ],
  /** Maps paths to views. */
  pages: ['content', 'domain', 'i18n', 'og-images', 'styles', 'views'],
  /** The editing forms. */
  admin: ['content', 'domain', 'i18n', 'settings'],
  /** Keeps submissions, in SQLite or PostgreSQL. */
  'service/store': ['domain', 'i18n'],
  /** Writes the log without personal data. */
  'service/log': ['domain', 'i18n', 'service/store'],
  /** Requests and answers. */
  'service/http': ['domain', 'i18n', 'service/log', 'service/store', 'settings'],
  /** Answers with files of the built site. */
  'service/static': ['domain', 'i18n', 'service/http'],
  /** Sends what is due. */
  'service/mail': ['domain', 'i18n', 'service/log', 'service/store'],
  /** Settings, start, retention, `inbox`. */
  service: ['domain', 'i18n', 'settings'],
  /** Additions to Astro's build. */
  integrations: ['check-content', 'content', 'domain', 'i18n', 'service', 'settings'],
  /** Rules of `npm run check:site`. */
  'check-site': [
    'check-content',
    'content',
    'domain',
    'i18n',
    'integrations',
    'islands',
    'og-images',
    'settings',
  ],
});

interface Import {
  /** Path from the project's root. */
  file: string;
  /** As the file writes it. */
  path: string;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync('src/**/*.{ts,tsx,astro,mjs,js,css}', { cwd: root }).sort();

export function readImports(): Import[] {
  return sources.flatMap((file) => importPaths(read(file)).map((path) => ({ file, path })));
}

/**
 * Relative paths in imports of every form: of types, for export, `import()`, globs, and those of
 * style sheets.
 */
export function importPaths(source: string): string[] {
  const pattern =
    /\b(?:from|import|reference|import\.meta\.glob(?:<\w+>)?)[\s(]*['"`](\.[^'"`]+)['"`]/g;
  return [...source.matchAll(pattern)].map(([, path = '']) => path);
}

/**
 * Absolute paths of these files and of all that they load, directly or not. Imports of types
 * load nothing.
 */
export function reachableFiles(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  // A loop over a set reaches what is added meanwhile.
  for (const file of reached)
    for (const path of importPaths(loadedSource(file)))
      for (const loaded of filesAt(join(dirname(file), path)))
        if (loaded.endsWith('.ts')) reached.add(loaded);
  return [...reached];
}

/** One file, or those that a path such as `${language}.ts` may mean. */
function filesAt(path: string): string[] {
  return globSync(path.replaceAll(/\$\{\w+\}/g, '*'));
}

/** A module without its imports and exports of types. */
export function loadedSource(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^(im|ex)port type [^;]*;/gm, '');
}

/** Why the table does not allow an import; undefined when it does. */
export function findViolation({ file, path }: Import): string | undefined {
  const target = posix.join(dirname(file), path);
  if (dirname(file) === 'src' && target.startsWith('src/')) return undefined;
  const [from = '', to = ''] = [layerOf(file), layerOf(target)];
  const others = ['helpers', ...(layers[from] ?? [])];
  if (to && [from, ...others].some((layer) => isWithin(to, layer))) return undefined;
  return `${file} imports ${path}, but ${from || 'src'} may import ${others.join(', ')}: see tests/support/layers.ts`;
}

/** The innermost row that holds a file of `src`; undefined outside all rows. */
export function layerOf(file: string): string | undefined {
  const rows = Object.keys(layers).filter((layer) => isWithin(file, `src/${layer}`));
  return rows.sort((a, b) => b.length - a.length)[0];
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function defineLayers<Layer extends string>(rows: Record<Layer, readonly NoInfer<Layer>[]>) {
  return rows;
}
