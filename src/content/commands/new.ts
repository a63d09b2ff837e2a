/** npm run new article ["Dutch title"] */

import { contentFolder } from '../read-content.ts';
import { newArticle } from './new-article.ts';

const [kind, title] = process.argv.slice(2);
if (kind !== 'article') {
  console.error('Write npm run new article, or npm run new article "The Dutch title".');
  process.exitCode = 1;
} else {
  for (const path of newArticle(contentFolder, title)) console.log(`content/${path}`);
  console.log(
    'Replace every … in these files. npm run dev shows them. Write draft: false in each that is ready. A date in the future hides it until a build after that day.',
  );
}
