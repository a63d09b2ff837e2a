import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isPublished, readYaml } from '../../content/read-content.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { isArticle, pagePath } from '../../i18n/routes.ts';
import type { ContentFinding } from '../content-finding.ts';
import { type LinkTargets, suggestPath } from '../link-targets.ts';
import { type ConfirmedTexts, readConfirmedTexts } from '../translations/confirmed-texts.ts';

const name = 'redirects.yaml';
const file = `content/${name}`;

const schema = z.record(z.string(), z.string()).nullable();

/** The present path of each page that was renamed or removed. @throws ZodError when the file cannot be read */
export function readRedirects(content: string): Record<string, string> {
  const path = join(content, name);
  const typed = existsSync(path) ? (schema.parse(readYaml(path)) ?? {}) : {};
  return Object.fromEntries(Object.entries(typed).map(([from, to]) => [decodePath(from), to]));
}

/** Browsers copy `/über` as `/%C3%BCber`. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Checks the list of old paths, and that removed articles are in it. */
export function* checkRedirects(content: string, targets: LinkTargets): Generator<ContentFinding> {
  let redirects: Record<string, string>;
  try {
    redirects = readRedirects(content);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    yield { file, message: 'It cannot be read. Write each old path once: /blog/3: /blog/7' };
    return;
  }
  const hasPage = (path: string) => {
    const target = targets.get(path);
    return target && (!isArticle(target.page) || (target.file && isPublished(target.file)));
  };
  for (const [key, to] of Object.entries(redirects))
    if (!/^\/[^?#*]*[^\s?#*/]$/.test(key))
      yield { file, key, message: 'Write a path of this site as it was, such as /blog/3.' };
    else if (hasPage(key))
      yield { file, key, message: 'There is a page at this path. Remove the line.' };
    else if (!hasPage(to))
      yield { file, key, message: `There is no page ${to}. ${suggestPath(to, targets)}` };
  yield* removedArticles(content, targets, redirects);
}

/** Articles that an editor confirmed once, without a file. */
function* removedArticles(
  content: string,
  targets: LinkTargets,
  redirects: Readonly<Record<string, string>>,
): Generator<ContentFinding> {
  for (const path of globSync('confirmed/blog/*.json', { cwd: content })) {
    const article = Number(/(\d+)\.json$/.exec(path)?.[1]);
    const confirmed = confirmedTexts(content, `blog ${article}`);
    const lostPaths = siteLanguages
      // Drafts have no date there.
      .filter((language) => confirmed[language]?.date)
      .map((language) => pagePath({ article }, language))
      .filter((path) => !targets.get(path)?.file && !(path in redirects));
    if (lostPaths.length > 0)
      yield {
        file,
        isRemark: true,
        message: `${lostPaths.join(', ')} had an article and ${lostPaths.length === 1 ? 'leads' : 'lead'} nowhere now. Write where readers find it, such as ${lostPaths[0]}: /blog/7`,
      };
  }
}

/** Empty for a record that cannot be read: check-translations.ts names it. */
function confirmedTexts(content: string, key: string): ConfirmedTexts {
  try {
    return readConfirmedTexts(content, key);
  } catch {
    return {};
  }
}
