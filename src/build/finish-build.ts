/** What happens to the pages and the built site before they are served. */
import { cpSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { answersFolder } from '../i18n/routes.ts';
import { compressSite } from './compress.ts';
import { withFontsInBody } from './fonts-in-body.ts';
import { writeHosting } from './hosting/write.ts';
import { withOneStyle } from './one-style.ts';
import { withSharedScripts } from './page-scripts.ts';
import { withPreloads } from './preloads.ts';
import { forget, giveBack, putAside } from './previous-site.ts';
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
      'astro:build:start': ({ setPrerenderer }) => {
        stamp = sourceStamp(process.env);
        putAside(site, answers);
        setPrerenderer((prerenderer) => finishing(prerenderer, site));
      },
      'astro:build:done': async ({ dir, logger }) => {
        moveAnswers(`${site}${answersFolder}`, answers);
        const count = await compressSite(site);
        writeHosting(site, fileURLToPath(new URL('../dist-hosting', dir)));
        forget();
        writeStamp(stamp);
        logger.info(`${count} files compressed`);
      },
    },
  };
}

/** Finishes pages between drawing and writing: the browser's files are there by then, and each is written once. */
function finishing(prerenderer: AstroPrerenderer, site: string): AstroPrerenderer {
  return {
    ...prerenderer,
    async render(request, options) {
      const drawn = await prerenderer.render(request, options);
      const response = drawn instanceof Response ? drawn : drawn.response;
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return drawn;
      giveBack(new URL(request.url).pathname.slice(1), site);
      // A character a byte is much faster than UTF-8, and what is changed is ASCII.
      const html = Buffer.from(await response.arrayBuffer()).toString('latin1');
      const text = withFontsInBody(withOneStyle(withSharedScripts(withPreloads(html, site), site)));
      const finished = new Response(Buffer.from(text, 'latin1'), response);
      return drawn instanceof Response ? finished : { ...drawn, response: finished };
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
