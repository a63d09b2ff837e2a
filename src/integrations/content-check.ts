import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../content/check/check-content.ts';
import { formatFindings } from '../content/finding.ts';
import { contentFolder, isDraft, readContent, waitsUntil } from '../content/read-content.ts';
import { readRedirects } from '../content/redirects.ts';

/** Stops a build with mistakes in the content, logs them in development, and writes the redirects. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const lines = Object.entries(readRedirects(contentFolder)).map(
          ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`,
        );
        // For static hosts, and for our service.
        if (lines.length > 0) writeFileSync(new URL('_redirects', dir), lines.join(''));
      },
      'astro:config:setup': async ({ command, injectRoute, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const report = await reportOf();
        if (report) logger.error(report);
        if (report && command === 'build') process.exit(1);
        // Not by the logger, which is quiet in a build.
        for (const line of waitingTexts()) console.log(line);
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

function waitingTexts(): string[] {
  return readContent(contentFolder)
    .filter((file) => !isDraft(file))
    .flatMap((file) => {
      const day = waitsUntil(file);
      return day ? [`content/${file.path} waits for a build on ${day} or later.`] : [];
    });
}

async function reportOf(): Promise<string | undefined> {
  const problems = (await checkContent(contentFolder)).filter(({ isRemark }) => !isRemark);
  return problems.length > 0 ? `\n\n${formatFindings(problems)}\n` : undefined;
}
