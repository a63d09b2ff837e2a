import type { AstroIntegration } from 'astro';
import { checkContent } from '../content/check/check-content.ts';
import { formatFindings } from '../content/finding.ts';
import { contentFolder } from '../content/read-content.ts';

/** Stops a build with mistakes in the content, and logs them in development. */
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
          // Several files often change at once.
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
  return problems.length > 0 ? `\n\n${formatFindings(problems)}\n` : undefined;
}
