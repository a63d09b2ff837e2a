import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { projectRoot } from './helpers/node/project-root.ts';
import { buildNotice, isBuildCurrent } from './integrations/build-stamp.ts';

/** Builds the site if it is missing or older than its sources. A failure ends the process. */
export async function buildIfNeeded(): Promise<void> {
  if (isBuildCurrent()) return;
  // Lets a pending signal end the process before the long build.
  await setImmediate();
  const astro = join(projectRoot, 'node_modules/astro/bin/astro.mjs');
  if (!existsSync(astro)) {
    console.error('The packages that build the site are missing: run npm ci --include=dev');
    process.exit(1);
  }
  console.error(buildNotice);
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: projectRoot,
    encoding: 'utf8',
    // Beyond its limit, Node would end the build.
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe site could not be built; the lines above say why.`);
  process.exit(1);
}
