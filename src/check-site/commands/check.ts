/** npm run check:site, after a build */
import '../../helpers/node/print-uncaught-errors.ts';
import { join } from 'node:path';
import { projectRoot } from '../../helpers/node/project-root.ts';
import { isBuildCurrent } from '../../integrations/build-stamp.ts';
import { formsFolder } from '../../settings/build-output.ts';
import { readBuildSettings } from '../../settings/build-settings.ts';
import { checkSite } from '../check-site.ts';
import { loadBuiltSite } from '../site/site.ts';
import { formatSiteFindings } from '../site/site-finding.ts';

if (!isBuildCurrent())
  throw new Error('There is no build of the present sources and settings: run npm run build');
const site = await loadBuiltSite(
  join(projectRoot, 'dist'),
  join(projectRoot, formsFolder),
  readBuildSettings(process.env),
);
const findings = checkSite(site);
if (findings.length > 0) {
  console.error(formatSiteFindings(findings));
  process.exitCode = 1;
} else {
  console.log(`No findings in ${site.pages.length} pages and ${site.files.size} files.`);
}
