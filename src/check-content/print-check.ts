import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicOrigin } from '../domain/fiction.ts';
import { contentFolder, projectRoot } from '../helpers/node/project-root.ts';
import { readBuildSettings } from '../settings/build-settings.ts';
import { checkContent } from './check-content.ts';
import { formatContentFindings } from './content-finding.ts';
import { listOpenTasks } from './open-tasks.ts';

/** Prints the findings in all texts, and what is to be done before a real address goes live. */
export async function printCheck(): Promise<void> {
  const findings = await checkContent(contentFolder);
  console.log(formatContentFindings(findings));
  if (findings.some(({ isRemark }) => !isRemark)) process.exitCode = 1;
  printOpenTasks();
}

function printOpenTasks() {
  const { SITE_URL } = readBuildSettings(process.env);
  if (!isPublicOrigin(SITE_URL)) return;
  const list = readFileSync(join(projectRoot, 'docs/going-live.md'), 'utf8');
  const lines = listOpenTasks(list, new Date());
  if (lines.length === 0) return;
  console.log(`\n${SITE_URL} is a real address. Before it goes live (docs/going-live.md):\n`);
  for (const line of lines) console.log(`- ${line}`);
}
