import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, sourceStamp } from './stamp.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the site when there is none or its sources have changed; ends the process with the reason when it fails. */
export function buildIfNeeded(): void {
  if (isBuilt(sourceStamp(process.env))) return;
  console.error('Building the site, which takes some seconds …');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/astro/bin/astro.mjs`, 'build'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe site could not be built; the lines above say why.`);
  process.exit(1);
}
