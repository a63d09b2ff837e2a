import { tempFormsFolder } from '../../settings/build-output.ts';
import type { Site } from '../site/site.ts';
import { createFinding } from '../site/site-finding.ts';

/** Checks that every path has a page, and that there is no other page. */
export function* checkBuiltPages({ files, expectedPages }: Site) {
  for (const expectedPage of expectedPages.filter(({ file }) => !files.has(file)))
    yield createFinding(
      expectedPage,
      'The build did not write this page of src/i18n/routes.ts. See src/views/static-paths.ts and the file in src/pages/.',
    );
  const expectedFiles = new Set(expectedPages.map(({ file }) => file));
  for (const file of files.keys()) {
    if (file.startsWith(`/${tempFormsFolder}/`) || /\.(map|tsx?|astro|md)$/.test(file))
      yield {
        file,
        message: 'This file is a source, not a part of the site. Remove it from the build.',
      };
    // /admin/ is the CMS.
    else if (file.endsWith('.html') && !expectedFiles.has(file) && !file.startsWith('/admin/'))
      yield {
        file,
        message: 'No row of src/i18n/routes.ts has this page. Add one, or remove the page.',
      };
  }
}
