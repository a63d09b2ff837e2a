/** npm run check:content */
import '../../helpers/node/print-uncaught-errors.ts';
import { contentFolder } from '../../helpers/node/project-root.ts';
import { formatContentFindings } from '../content-finding.ts';
import { missingCatalogues } from '../read-catalogues.ts';
import { checkDataFiles } from '../rules/data-files.ts';

const unreadable = [...missingCatalogues(), ...checkDataFiles(contentFolder)];
if (unreadable.length > 0) {
  console.log(formatContentFindings(unreadable));
  process.exitCode = 1;
} else {
  // Cannot be loaded without these files.
  const { printCheck } = await import('../print-check.ts');
  await printCheck();
}
