/** What happens to the pages and the built site before they are served. */
import { cpSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { answersFolder } from '../i18n/routes.ts';
import { compressSite } from './compress.ts';
import { sourceStamp, writeStamp } from './stamp.ts';

export function finishBuild(): AstroIntegration {
  let stamp = '';
  let site = '';
  let answers = '';
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir);
        answers = fileURLToPath(new URL('../dist-answers/', config.outDir));
      },
      'astro:build:start': () => {
        stamp = sourceStamp(process.env);
      },
      'astro:build:done': async ({ logger }) => {
        moveAnswers(`${site}${answersFolder}`, answers);
        const count = await compressSite(site);
        writeStamp(stamp);
        logger.info(`${count} files compressed`);
      },
    },
  };
}

/** The pages that answer a form are templates of the service and none of the site's addresses. */
function moveAnswers(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  try {
    renameSync(from, to);
  } catch {
    // To another file system.
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}
