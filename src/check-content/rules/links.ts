import { FigureError } from '../../content/figure-error.ts';
import type { LinkTarget } from '../../content/link-targets.ts';
import { isDraft, scheduledDay } from '../../content/publication.ts';
import { type ContentEntry, pageShowing } from '../../content/read-content.ts';
import { decodeTyped } from '../../helpers/decode.ts';
import { languages } from '../../i18n/languages.ts';
import { isArticle, pagePath, sections } from '../../i18n/routes.ts';
import type { CheckContext } from '../check-context.ts';
import { renderedHeadings } from '../rendered-headings.ts';
import { suggestPath } from '../suggest-path.ts';

/** The message about a wrong link. */
export async function linkMessage(
  url: string,
  from: ContentEntry,
  { linkTargets, siteOrigin }: CheckContext,
): Promise<string | undefined> {
  const { language } = from;
  if (URL.parse(url)?.origin === siteOrigin)
    return `${url} is a page of this site. Write ${url.replace(/^https?:\/\/[^/]*/, '') || '/'}, without the name of the site.`;
  if (url.startsWith('https:') && !URL.canParse(url))
    return `${url} is no address. Copy it from the browser.`;
  if (/^(https:|mailto:|tel:)/.test(url)) return undefined;
  const scheme = /^[^/#:]+@/.test(url) ? 'mailto:' : url.startsWith('www.') ? 'https://' : '';
  if (scheme) return `${url} is no page of this site. Write ${scheme}${url}.`;
  if (/^[a-z][a-z\d+.-]*:/i.test(url))
    return `${url} does not begin with https:, mailto:, tel: or /, as links do.`;
  const sourcePath = pagePath(pageShowing(from), language);
  const [path = '', anchor] = (url.startsWith('#') ? sourcePath + url : url).split('#');
  const target = linkTargets.get(path);
  if (!target) return `There is no page ${path}. ${suggestPath(path, linkTargets, language)}`;
  const canonicalPath = pagePath(target.page, language);
  if (target.language !== language)
    return `${path} is in ${languages[target.language].label}. Write ${canonicalPath}.`;
  if (path !== canonicalPath)
    return `${path} is a second path of ${canonicalPath}. Write ${canonicalPath}.`;
  return unpublishedMessage(from, target, path) ?? (await anchorMessage(anchor, target));
}

/** Drafts may link to what is not yet there. */
function unpublishedMessage(
  from: ContentEntry,
  { page, file, language }: LinkTarget,
  path: string,
): string | undefined {
  if (!isArticle(page) || isDraft(from)) return undefined;
  if (!file)
    return `${path} is not written in ${languages[language].label}. Write that article, or remove the link.`;
  if (isDraft(file))
    return `${path} is still a draft. Write draft: false in it first, or remove the link.`;
  const day = scheduledDay(file);
  return day && day > (scheduledDay(from) ?? '')
    ? `${path} is published on ${day}, later than this text. Remove the link until then.`
    : undefined;
}

async function anchorMessage(
  anchor: string | undefined,
  target: LinkTarget,
): Promise<string | undefined> {
  if (anchor === undefined) return undefined;
  const { page, file } = target;
  const known = await anchorsOf(target);
  if (known.includes(decodeTyped(anchor))) return undefined;
  // A text without headings, or with a wrong figure, has a finding of its own.
  if (file && known.length === 0) return undefined;
  const prefix = page === 'home' ? 'The home page has no section' : 'That page has no heading';
  return known.length > 0
    ? `${prefix} #${anchor}. Write one of ${known.map((name) => `#${name}`).join(', ')}.`
    : `That page has no place #${anchor}. Link to the page itself.`;
}

async function anchorsOf({ page, file }: LinkTarget): Promise<readonly string[]> {
  if (page === 'home') return sections;
  if (!file) return [];
  try {
    return (await renderedHeadings(file)).map(({ slug }) => slug);
  } catch (error) {
    if (error instanceof FigureError) return [];
    throw error;
  }
}
