import { cpSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { answersFolder } from '../i18n/routes.ts';

/** Moves the answer pages to `dist-answers/`, so that they have no address. The service does not start without them. */
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
