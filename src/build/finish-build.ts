/** What happens to the built site before it is served, in this order. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { answersFolder } from '../i18n/routes.ts';
import { compressSite, finishPage } from './compress.ts';
import { withFontsInBody } from './fonts-in-body.ts';
import { writeHosting } from './hosting/write.ts';
import { withOneStyle } from './one-style.ts';
import { withSharedScripts } from './page-scripts.ts';
import { withPreloads } from './preloads.ts';
import { sourceStamp, writeStamp } from './stamp.ts';

export function finishBuild(): AstroIntegration {
  let stamp = '';
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:start': () => {
        stamp = sourceStamp(process.env);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const finish = (html: string) =>
          withFontsInBody(withOneStyle(withSharedScripts(withPreloads(html, site), site)));
        moveAnswers(site, fileURLToPath(new URL('../dist-answers/', dir)), finish);
        const count = await compressSite(site, finish);
        writeHosting(site, fileURLToPath(new URL('../dist-hosting', dir)));
        writeStamp(stamp);
        logger.info(`${count} files compressed`);
      },
    },
  };
}

/** The pages that answer a form are templates of the service and none of the site's addresses. */
function moveAnswers(site: string, target: string, finish: (html: string) => string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(`${site}${answersFolder}`, target, { recursive: true });
  rmSync(`${site}${answersFolder}`, { recursive: true });
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.html')) finishPage(`${target}${path}`, finish);
}
