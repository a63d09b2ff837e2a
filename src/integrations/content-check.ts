import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../check-content/check-content.ts';
import { type ContentFinding, formatContentFindings } from '../check-content/content-finding.ts';
import { toDevFindings } from '../check-content/dev-findings.ts';
import { contentFolder, isDraft, readContent, waitsUntil } from '../content/read-content.ts';

/** Stops a build with mistakes in the content, and shows them in development. */
export function contentCheck(): AstroIntegration {
  let findings: ContentFinding[] = [];
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, injectScript, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        findings = await checkContent(contentFolder);
        const report = formatReport(findings);
        if (report) logger.error(report);
        if (report && command === 'build') process.exit(1);
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
              findings = await checkContent(contentFolder);
            } catch (error) {
              return logger.error(String(error));
            }
            const report = formatReport(findings);
            if (report) logger.error(report);
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
      const day = waitsUntil(file);
      return day ? [`content/${file.path} waits for a build on ${day} or later.`] : [];
    });
}

function formatReport(findings: readonly ContentFinding[]): string | undefined {
  const problems = findings.filter(({ isRemark }) => !isRemark);
  return problems.length > 0 ? `\n\n${formatContentFindings(problems)}\n` : undefined;
}
