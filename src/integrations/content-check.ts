import type { AstroIntegration } from 'astro';
import { checkContent } from '../content/check/check.ts';
import { problemReport } from '../content/problem.ts';
import { contentFolder } from '../content/read.ts';

/** No build without good content; faults made while pages are edited are told. With a wrong field, Astro does not start. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const report = await reportOf();
        if (report) logger.error(report);
        if (report && command === 'build') process.exit(1);
        if (command === 'dev') {
          const entrypoint = new URL('../content/check/TranslationReport.astro', import.meta.url);
          injectRoute({ pattern: '/translations', entrypoint });
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        let soon: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(contentFolder)) return;
          // Files often change together.
          clearTimeout(soon);
          soon = setTimeout(async () => {
            const report = await reportOf();
            if (report) logger.error(report);
          }, 100);
        });
      },
    },
  };
}

async function reportOf(): Promise<string | undefined> {
  const problems = await checkContent(contentFolder);
  return problems.length > 0 ? `\n\n${problemReport(problems)}\n` : undefined;
}
