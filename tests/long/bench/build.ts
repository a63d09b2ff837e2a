/** What the build costs: processor time of a build with its caches, and per page of the site. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface BuildCost {
  /** HTML files written, the answer pages included. */
  pages: number;
  /** Processor time in milliseconds, the median of three builds. */
  cpu: number;
}

export function measureBuild(): BuildCost {
  const runs = [1, 2, 3].map(buildOnce).sort((a, b) => a - b);
  const pages = ['dist', 'dist-answers']
    .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }))
    .filter((path) => path.endsWith('.html')).length;
  return { pages, cpu: runs[1] ?? 0 };
}

function buildOnce(): number {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      `${root}tests/long/bench/cpu-at-exit.mjs`,
      `${root}node_modules/astro/bin/astro.mjs`,
      'build',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const times = [...stderr.matchAll(/^cpu-ms (\d+)$/gm)].map(([, time]) => Number(time));
  return Math.max(...times);
}
