import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent } from '../check-content/check-content.ts';
import { type ContentFinding, formatContentFindings } from '../check-content/content-finding.ts';
import { toDevFindings } from '../check-content/dev-findings.ts';
import { isDraft, scheduledDay } from '../content/publication.ts';
import { readContent } from '../content/read-content.ts';
import { contentFolder } from '../helpers/node/project-root.ts';

/** Stops a build with mistakes in the content, and shows them in development. */
export function reportFindings(): AstroIntegration {
  let findings: ContentFinding[] = [];
  /** @returns whether something must be corrected */
  const check = async (logger: AstroIntegrationLogger): Promise<boolean> => {
    findings = await checkContent(contentFolder);
    const problems = findings.filter(({ isRemark }) => !isRemark);
    if (problems.length > 0) logger.error(`\n\n${formatContentFindings(problems)}\n`);
    return problems.length > 0;
  };
  return {
    // The log begins its lines with it.
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, injectScript, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const hasProblems = await check(logger);
        if (hasProblems && command === 'build') process.exit(1);
        // Not by the logger, which is quiet in a build.
        for (const line of describeWaitingTexts()) console.log(line);
        if (command === 'dev') {
          const entrypoint = new URL(
            '../check-content/translations/TranslationReport.astro',
            import.meta.url,
          );
          injectRoute({ pattern: '/translations', entrypoint });
          const strip = new URL('../check-content/findings-strip.ts', import.meta.url);
          injectScript('page', `import ${JSON.stringify(fileURLToPath(strip))};`);
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        const { hot } = server.environments.client;
        const devFindings = () => toDevFindings(contentFolder, findings);
        hot.on('content-findings', (_, client) => client.send('content-findings', devFindings()));
        let debounceTimer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(contentFolder)) return;
          // Several files often change at once.
          clearTimeout(debounceTimer);
          debounceTimer = setTimeout(async () => {
            try {
              await check(logger);
            } catch (error) {
              return logger.error(String(error));
            }
            hot.send('content-findings', devFindings());
          }, 100);
        });
      },
    },
  };
}

function describeWaitingTexts(): string[] {
  return readContent(contentFolder)
    .filter((file) => !isDraft(file))
    .flatMap((file) => {
      const day = scheduledDay(file);
      return day ? [`content/${file.path} waits for a build on ${day} or later.`] : [];
    });
}
