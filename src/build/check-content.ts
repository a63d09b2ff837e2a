import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './content/check.ts';
import { openMemory } from './content/memory.ts';
import { problemReport } from './content/problem.ts';
import { code, sourceStamp } from './stamp.ts';

/** Of the code as it was loaded: it does not change before the process ends, whatever happens to its files. */
const edition = `${process.version} ${sourceStamp(process.env, code)}`;

/** What is known of the texts of this project. */
export const contentMemory = openMemory(
  fileURLToPath(new URL('../../.cache/content', import.meta.url)),
  edition,
);

/** No build without good content; faults made while pages are edited are told. With a wrong field, Astro does not start. */
export function contentCheck(): AstroIntegration {
  const content = fileURLToPath(new URL('../../content/', import.meta.url));
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const report = reportOf(content);
        if (report) logger.error(report);
        if (report && command === 'build') process.exit(1);
        if (command === 'dev') {
          const entrypoint = new URL('./content/TranslationReport.astro', import.meta.url);
          injectRoute({ pattern: '/translations', entrypoint });
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        let soon: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(content)) return;
          // Files often change together.
          clearTimeout(soon);
          soon = setTimeout(() => {
            const report = reportOf(content);
            if (report) logger.error(report);
          }, 100);
        });
      },
    },
  };
}

function reportOf(content: string): string | undefined {
  const problems = checkContent(content, contentMemory.findingsIn(content));
  contentMemory.keep();
  return problems.length > 0 ? `\n\n${problemReport(problems)}\n` : undefined;
}
