/** npm run new article ["Dutch title"] */

import { contentFolder } from '../read.ts';
import { newArticle } from './new-article.ts';

const [what, title] = process.argv.slice(2);
if (what !== 'article') {
  console.error('Write npm run new article, or npm run new article "The Dutch title".');
  process.exitCode = 1;
} else {
  for (const path of newArticle(contentFolder, title, new Date())) console.log(`content/${path}`);
  console.log(
    'Write over every … in these files, see them with npm run dev, and take out draft: true in all of them when they are ready.',
  );
}
