import { isArticle } from '../../i18n/routes.ts';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';
import { createFinding, type SiteFinding } from '../site/site-finding.ts';
import { findPosting } from './structured-data.ts';

const sourceFile = 'src/views/static-paths.ts';

/**
 * Checks that articles lead to articles: first to those of their topic, and to each from at least
 * two others.
 */
export function* checkRelated({ pages }: Site): Generator<SiteFinding> {
  const articles = pages.filter(({ page }) => isArticle(page));
  const topics = new Map(
    articles.map((article) => [article.path, findPosting(article)?.articleSection]),
  );
  const links = new Map(articles.map((article) => [article.path, relatedLinks(article)]));
  const linksByTarget = Map.groupBy([...links.values()].flat(), (path) => path);
  for (const article of articles) {
    const { path, language } = article;
    const others = articles.filter((other) => other.language === language && other !== article);
    const topic = topics.get(path);
    const isRelated = (other: string) => topics.get(other) === topic;
    const linked = links.get(path) ?? [];
    const relatedCount = others.filter((other) => isRelated(other.path)).length;
    // The last place may be another topic's, or none would lead there.
    if (!linked.slice(0, Math.min(relatedCount, linked.length - 1)).every(isRelated))
      yield createFinding(
        article,
        `The related articles do not begin with those of the topic ${topic}. See ${sourceFile}.`,
      );
    const count = linksByTarget.get(path)?.length ?? 0;
    if (count < Math.min(2, others.length))
      yield createFinding(
        article,
        `${count} articles lead to this one, and 2 should. See ${sourceFile}.`,
      );
  }
}

function relatedLinks({ $ }: BuiltPage): string[] {
  return selectAll($, 'main nav[aria-labelledby="more-title"] a').map(
    ({ attribs }) => attribs.href ?? '',
  );
}
