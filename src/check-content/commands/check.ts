/** npm run check:content */
import '../../helpers/node/print-uncaught-errors.ts';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { companyFile } from '../../domain/node/read-company.ts';
import { projectRoot } from '../../helpers/node/project-root.ts';
import { missingCatalogues } from '../catalogues.ts';
import { formatContentFindings } from '../content-finding.ts';
import { checkDataFiles } from '../rules/data-files.ts';

// The rest of the check cannot be loaded without these files.
const unreadable = [...missingCatalogues(), ...checkDataFiles(dirname(companyFile))];
const findings = unreadable.length > 0 ? unreadable : await check();
console.log(formatContentFindings(findings));
if (findings.some(({ isRemark }) => !isRemark)) process.exitCode = 1;
if (unreadable.length === 0) await printOpenTasks();

async function printOpenTasks() {
  const { readBuildSettings } = await import('../../domain/build-settings.ts');
  const { isPublicOrigin } = await import('../../domain/fiction.ts');
  const { listOpenTasks } = await import('../open-tasks.ts');
  const { SITE_URL } = readBuildSettings(process.env);
  if (!isPublicOrigin(SITE_URL)) return;
  const list = readFileSync(join(projectRoot, 'docs/going-live.md'), 'utf8');
  const lines = listOpenTasks(list, new Date());
  if (lines.length === 0) return;
  console.log(`\n${SITE_URL} is a real address. Before it goes live (docs/going-live.md):\n`);
  for (const line of lines) console.log(`- ${line}`);
}

async function check() {
  const { checkContent } = await import('../check-content.ts');
  const { contentFolder } = await import('../../content/read-content.ts');
  return checkContent(contentFolder);
}
