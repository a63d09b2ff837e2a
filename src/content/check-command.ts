/** npm run check:content */
import { missingCatalogues } from './catalogues.ts';
import { problemReport } from './problem.ts';
import { contentFolder } from './read.ts';

const missing = missingCatalogues();
// Its modules cannot be loaded without the catalogues.
const problems = missing.length > 0 ? missing : await check();
if (problems.length > 0) {
  console.error(problemReport(problems));
  process.exitCode = 1;
} else {
  console.log('Every text in content/ and src/i18n/messages/ is as it must be.');
}

async function check() {
  const { checkContent } = await import('./check.ts');
  return checkContent(contentFolder);
}
