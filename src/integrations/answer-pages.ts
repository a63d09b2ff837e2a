import { cpSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { answersFolder } from '../i18n/routes.ts';

/**
 * Takes the pages that answer a plain form out of the site, where they would be addresses, to `dist-answers/`. Without
 * them the service does not start.
 */
export function answerPages(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'answer-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:done': () => {
        const from = new URL(`${answersFolder}/`, outDir);
        const to = new URL('../dist-answers/', outDir);
        rmSync(to, { recursive: true, force: true });
        cpSync(from, to, { recursive: true });
        rmSync(from, { recursive: true });
      },
    },
  };
}
