/** Notes what a build was made of, so that build-if-needed.ts builds only after a change. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSettingNames } from '../domain/build-settings.ts';
import { formsFolder } from '../domain/form-page-names.ts';
import { today } from '../domain/today.ts';
import { listFiles } from '../helpers/node/list-files.ts';

const root = new URL('../../', import.meta.url);
const rootFolder = fileURLToPath(root);
const stampFile = new URL('.cache/build-stamp', root);
const outputs = ['dist/index.html', formsFolder];

/** Everything that the build reads. */
const sources = [
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'content',
  'docs/glossary',
  'public',
  'src',
];

export function buildStamp(): AstroIntegration {
  let stamp = '';
  return {
    name: 'build-stamp',
    hooks: {
      'astro:build:start': () => {
        console.log('Building the site, which takes some seconds …');
        stamp = hashSources();
        // A build empties dist/. If it fails, the note of the build before would be wrong.
        rmSync(stampFile, { force: true });
      },
      'astro:build:done': () => {
        mkdirSync(new URL('.', stampFile), { recursive: true });
        writeFileSync(stampFile, stamp);
        console.log('The site is in dist/: npm start serves it, npm run check:site checks it.');
      },
    },
  };
}

export function hashSources(environment = process.env): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(buildSettingNames.map((name) => environment[name] ?? null)));
  for (const file of sources.flatMap(filesOf).sort()) {
    const bytes = readFileSync(join(rootFolder, file));
    hash.update(file).update('\0').update(bytes);
    // An article that waits for its day changes the site on that day.
    const [, day = ''] = file.endsWith('.md')
      ? (/^date:\s*["']?([\d-]+)/m.exec(bytes.toString()) ?? [])
      : [];
    if (day > today()) hash.update('waits');
  }
  return hash.digest('hex');
}

export function isBuildCurrent(): boolean {
  return (
    outputs.every((path) => existsSync(new URL(path, root))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hashSources()
  );
}

function filesOf(source: string): string[] {
  if (/\.\w+$/.test(source)) return [source];
  // Glossaries are optional.
  if (!existsSync(join(rootFolder, source))) return [];
  return listFiles(join(rootFolder, source)).map((path) => `${source}/${path}`);
}
