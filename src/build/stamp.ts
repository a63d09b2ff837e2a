/** Tells whether the built site is that of the present sources and settings. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const folder = fileURLToPath(root);
const stampFile = new URL('.cache/build-stamp', root);
const built = ['dist/index.html', 'dist-answers'];

/** Everything that a page is made of. */
const sources = [
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'content',
  'public',
  'src',
];

/** A hash of sources and settings: equal hashes, equal site. */
export function sourceStamp(environment: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  const settings = Object.entries(environment).filter(([name]) =>
    /^(SITE_URL|RETENTION_DAYS|PUBLIC_|EDITING_)/.test(name),
  );
  hash.update(JSON.stringify(settings.sort()));
  for (const file of sources.flatMap(filesIn).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

export function isBuilt(stamp: string): boolean {
  return (
    built.every((path) => existsSync(new URL(path, root))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  );
}

export function writeStamp(stamp: string): void {
  mkdirSync(new URL('.', stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Folders of sources that no page is made of. */
const apart = ['src/intake/', 'src/check-site/'];

function filesIn(source: string): string[] {
  if (/\.\w+$/.test(source)) return [source];
  return readdirSync(join(folder, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !apart.some((folder) => file.startsWith(folder)));
}
