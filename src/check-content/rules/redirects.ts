import { globSync } from 'node:fs';
import type { LinkTargets } from '../../content/link-targets.ts';
import { isPublished } from '../../content/publication.ts';
import { dataFiles } from '../../content/read-content.ts';
import { readRedirects } from '../../content/read-redirects.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { isArticle, pagePath } from '../../i18n/routes.ts';
import type { CheckContext } from '../check-context.ts';
import type { ContentFinding } from '../content-finding.ts';
import { suggestPath } from '../suggest-path.ts';
import { type ConfirmedTexts, readConfirmedTexts } from '../translations/confirmed-texts.ts';

const listPath = `content/${dataFiles.redirects}`;

/** Checks the list of old paths, and that removed articles are in it. */
export function* checkRedirects({ contentFolder, linkTargets: targets }: CheckContext) {
  const redirects = readRedirects(contentFolder);
  if (!redirects) {
    yield {
      file: listPath,
      message: 'It cannot be read. Write each old path once: /blog/3: /blog/7',
    };
    return;
  }
  const hasPage = (path: string) => {
    const target = targets.get(path);
    return target && (!isArticle(target.page) || (target.file && isPublished(target.file)));
  };
  for (const [key, to] of Object.entries(redirects))
    if (!/^\/[^?#*]*[^\s?#*/]$/.test(key))
      yield {
        file: listPath,
        key,
        message: 'Write a path of this site as it was, such as /blog/3.',
      };
    else if (hasPage(key))
      yield { file: listPath, key, message: 'There is a page at this path. Remove the line.' };
    else if (!hasPage(to))
      yield { file: listPath, key, message: `There is no page ${to}. ${suggestPath(to, targets)}` };
  yield* removedArticles(contentFolder, targets, redirects);
}

/** Articles that an editor confirmed once, without a file. */
function* removedArticles(
  contentFolder: string,
  targets: LinkTargets,
  redirects: Readonly<Record<string, string>>,
): Generator<ContentFinding> {
  for (const file of globSync('confirmed/blog/*.json', { cwd: contentFolder })) {
    const article = Number(/(\d+)\.json$/.exec(file)?.[1]);
    const confirmed = confirmedTexts(contentFolder, `blog ${article}`);
    const lostPaths = siteLanguages
      // Drafts have no date there.
      .filter((language) => confirmed[language]?.date)
      .map((language) => pagePath({ article }, language))
      .filter((path) => !targets.get(path)?.file && !(path in redirects));
    if (lostPaths.length > 0)
      yield {
        file: listPath,
        isRemark: true,
        message: `${lostPaths.join(', ')} had an article and ${lostPaths.length === 1 ? 'leads' : 'lead'} nowhere now. Write where readers find it, such as ${lostPaths[0]}: /blog/7`,
      };
  }
}

/** Empty for a record that cannot be read: check-translations.ts names it. */
function confirmedTexts(contentFolder: string, key: string): ConfirmedTexts {
  try {
    return readConfirmedTexts(contentFolder, key);
  } catch {
    return {};
  }
}
