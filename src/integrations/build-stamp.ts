/** Notes what a build was made of, so that `npm start` builds only when something has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSettingNames } from '../domain/build-settings.ts';
import { today } from '../domain/today.ts';
import { listFiles } from '../helpers/node/list-files.ts';

const root = new URL('../../', import.meta.url);
const rootFolder = fileURLToPath(root);
const stampFile = new URL('.cache/build-stamp', root);
const outputs = ['dist/index.html', 'dist-forms'];

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
        // Unless this build ends well, none is noted: it empties dist/.
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

/** Builds the site if it is missing or older than its sources. A failure ends the process. */
export async function buildIfNeeded(): Promise<void> {
  if (isBuildCurrent()) return;
  // Lets a pending signal end the process before the long build.
  await setImmediate();
  const astro = join(rootFolder, 'node_modules/astro/bin/astro.mjs');
  if (!existsSync(astro)) {
    console.error('The packages that build the site are missing: run npm ci --include=dev');
    process.exit(1);
  }
  console.error('Building the site, which takes some seconds …');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: rootFolder,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe site could not be built; the lines above say why.`);
  process.exit(1);
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
