/** npm run check:content */
import { readFileSync } from 'node:fs';
import { readBuildSettings } from '../../domain/build-settings.ts';
import { isPublicOrigin } from '../../domain/fiction.ts';
import { missingCatalogues } from '../catalogues.ts';
import { formatFindings } from '../finding.ts';
import { contentFolder } from '../read-content.ts';

const missing = missingCatalogues();
// The check cannot be loaded without the catalogues.
const problems = missing.length > 0 ? missing : await check();
console.log(formatFindings(problems));
if (problems.some(({ isRemark }) => !isRemark)) process.exitCode = 1;

const { SITE_URL } = readBuildSettings(process.env);
if (missing.length === 0) await remind(SITE_URL);

async function remind(origin: string) {
  const { listOpenTasks } = await import('./going-live.ts');
  if (!isPublicOrigin(origin)) return;
  const list = readFileSync(new URL('../../../docs/going-live.md', import.meta.url), 'utf8');
  const lines = listOpenTasks(list, new Date());
  if (lines.length === 0) return;
  console.log(`\n${origin} is a real address. Before it goes live (docs/going-live.md):\n`);
  for (const line of lines) console.log(`- ${line}`);
}

async function check() {
  const { checkContent } = await import('../check/check-content.ts');
  return checkContent(contentFolder);
}
