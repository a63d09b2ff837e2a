/** Notes what a build was made of, so that build-if-needed.ts builds only after a change. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { isFutureDay } from '../content/publication.ts';
import { listFiles } from '../helpers/node/list-files.ts';
import { projectRoot } from '../helpers/node/project-root.ts';
import { formsFolder } from '../settings/build-output.ts';
import { buildSettingNames } from '../settings/build-settings.ts';

export const buildNotice = 'Building the site, which takes some seconds …';

const stampFile = join(projectRoot, '.cache/build-stamp');
const outputs = ['dist/index.html', formsFolder];

/** Everything that the build reads. */
const sources = [
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'content',
  'public',
  'src',
];

export function buildStamp(): AstroIntegration {
  let stamp = '';
  return {
    name: 'build-stamp',
    hooks: {
      'astro:build:start': () => {
        console.log(buildNotice);
        stamp = hashSources();
        // A build empties dist/. If it fails, the note of the build before would be wrong.
        rmSync(stampFile, { force: true });
      },
      'astro:build:done': () => {
        mkdirSync(dirname(stampFile), { recursive: true });
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
    const bytes = readFileSync(join(projectRoot, file));
    hash.update(file).update('\0').update(bytes);
    // An article that waits for its day changes the site on that day.
    const [, day = ''] = file.endsWith('.md')
      ? (/^date:\s*["']?([\d-]+)/m.exec(bytes.toString()) ?? [])
      : [];
    if (isFutureDay(day)) hash.update('waits');
  }
  return hash.digest('hex');
}

export function isBuildCurrent(): boolean {
  return (
    outputs.every((path) => existsSync(join(projectRoot, path))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hashSources()
  );
}

function filesOf(source: string): string[] {
  if (/\.\w+$/.test(source)) return [source];
  return listFiles(join(projectRoot, source)).map((path) => `${source}/${path}`);
}
