/** npm run check:content */
import { fileURLToPath } from 'node:url';
import { checkContent } from './check.ts';
import { problemReport } from './problem.ts';

const problems = checkContent(fileURLToPath(new URL('../../../content', import.meta.url)));
if (problems.length > 0) {
  console.error(problemReport(problems));
  process.exitCode = 1;
} else {
  console.log('Every file in content/ is as it must be.');
}
