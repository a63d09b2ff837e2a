/** npm run new article ["Dutch title"] */
import '../../helpers/node/print-uncaught-errors.ts';
import { contentFolder } from '../../helpers/node/project-root.ts';
import { createArticle } from '../create-article.ts';

const [kind, ...words] = process.argv.slice(2);
if (kind !== 'article') {
  console.error('Write npm run new article, or npm run new article "The Dutch title".');
  process.exitCode = 1;
} else {
  // A title without quotes is several words.
  const title = words.join(' ');
  for (const path of createArticle(contentFolder, title)) console.log(`content/${path}`);
  console.log(
    'Replace every … in these files. npm run dev shows them. Write draft: false in each that is ready. A date in the future hides it until a build after that day.',
  );
}
