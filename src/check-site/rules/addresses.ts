/** Every address of the route table has its file, and no other page is there. */
import { languages } from '../../i18n/languages.ts';
import { answersFolder } from '../../i18n/routes.ts';
import { faultOn, type PagePlace, type Site } from '../site/site.ts';

export function* addresses({ files, places }: Site) {
  for (const place of places.filter(({ file }) => !files.has(file)))
    yield faultOn(place, missing(place));
  const known = new Set(places.map(({ file }) => file));
  for (const file of files.keys()) {
    if (file.startsWith(`/${answersFolder}/`) || /\.(map|tsx?|astro|md)$/.test(file))
      yield { file, message: 'This file is a source and no part of the site. Take it out.' };
    // The editing surface, where the settings ask for it.
    else if (file.endsWith('.html') && !known.has(file) && !file.startsWith('/admin/'))
      yield {
        file,
        message:
          'No row of the table of addresses leads to this page. Give it one in src/i18n/routes.ts, or take the page out.',
      };
  }
}

function missing({ page, language }: PagePlace): string {
  if (typeof page === 'object' && page) {
    const folder = `content/blog/${language}`;
    return `Article ${page.article} is missing in ${languages[language].label}, and other languages have it. Write it in ${folder}, or take it back to draft: true everywhere; npm run check:translations lists what is missing.`;
  }
  return 'The table of addresses has this page, and the build did not write it. Look at src/views/paths.ts and the file in src/pages/ that draws it.';
}
