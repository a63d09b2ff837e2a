import { pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { figuresInMarkdown } from '../../content/figures-in-markdown.ts';
import { type ContentEntry, isDraft, pageShowing, waitsUntil } from '../../content/read-content.ts';
import { readBuildSettings } from '../../domain/build-settings.ts';
import {
  defaultLanguage,
  languages,
  type SiteLanguage,
  siteLanguages,
} from '../../i18n/languages.ts';
import {
  aliases,
  isArticle,
  type PageRef,
  pageNames,
  pagePath,
  sections,
} from '../../i18n/routes.ts';

interface LinkTarget {
  page: PageRef;
  language: SiteLanguage;
  /** The text that the page shows. */
  file: ContentEntry | undefined;
}

/** By path: every page that a text can link to. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

export function findLinkTargets(files: readonly ContentEntry[]): LinkTargets {
  const articles = files.filter(({ collection }) => collection === 'blog');
  const ids = new Set(articles.map(({ number }) => number).filter((id) => id !== undefined));
  const pages: PageRef[] = [...pageNames, ...[...ids].map((article) => ({ article }))];
  // Of two files with one number, the first is right.
  const texts = new Map(
    files.toReversed().map((file) => [pageKey(pageShowing(file), file.language), file]),
  );
  const toTarget = (page: PageRef, language: SiteLanguage): LinkTarget => ({
    page,
    language,
    file: texts.get(pageKey(page, language)),
  });
  return new Map([
    ...siteLanguages.flatMap((language) =>
      pages.map((page) => [pagePath(page, language), toTarget(page, language)] as const),
    ),
    ...aliases.map(({ path, page, language }) => [path, toTarget(page, language)] as const),
  ]);
}

export const siteOrigin = new URL(readBuildSettings(process.env).SITE_URL).origin;

/** The message about a wrong link. */
export async function checkLink(
  url: string,
  from: ContentEntry,
  targets: LinkTargets,
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
  const target = targets.get(path);
  if (!target) return `There is no page ${path}. ${suggestPath(path, targets, language)}`;
  const canonicalPath = pagePath(target.page, language);
  if (target.language !== language)
    return `${path} is in ${languages[target.language].label}. Write ${canonicalPath}.`;
  if (path !== canonicalPath)
    return `${path} is a second path of ${canonicalPath}. Write ${canonicalPath}.`;
  return unpublishedFinding(from, target, path) ?? (await anchorFinding(anchor, target));
}

/** Drafts may link to what is not yet there. */
function unpublishedFinding(
  from: ContentEntry,
  { page, file, language }: LinkTarget,
  path: string,
): string | undefined {
  if (!isArticle(page) || isDraft(from)) return undefined;
  if (!file)
    return `${path} is not written in ${languages[language].label}. Write that article, or remove the link.`;
  if (isDraft(file))
    return `${path} is still a draft. Write draft: false in it first, or remove the link.`;
  const day = waitsUntil(file);
  return day && day > (waitsUntil(from) ?? '')
    ? `${path} is published on ${day}, later than this text. Remove the link until then.`
    : undefined;
}

async function anchorFinding(
  anchor: string | undefined,
  { page, file }: LinkTarget,
): Promise<string | undefined> {
  if (anchor === undefined) return undefined;
  const known = page === 'home' ? [...sections] : await headingIds(file);
  if (known.includes(decodeAnchor(anchor))) return undefined;
  // A text without headings has a finding of its own.
  if (file && known.length === 0) return undefined;
  const prefix = page === 'home' ? 'The home page has no section' : 'That page has no heading';
  return known.length > 0
    ? `${prefix} #${anchor}. Write one of ${known.map((name) => `#${name}`).join(', ')}.`
    : `That page has no place #${anchor}. Link to the page itself.`;
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const renderer = createSatteriMarkdownProcessor({
  syntaxHighlight: false,
  mdastPlugins: [figuresInMarkdown],
});

export async function factHref(file: ContentEntry, heading: string | undefined): Promise<string> {
  const path = pagePath(pageShowing(file), file.language);
  if (file.collection === 'faq') return `${path}#faq`;
  const match = (await headingsIn(file)).find(({ text }) => text.trim() === heading);
  return match ? `${path}#${match.slug}` : path;
}

/** Of all headings, in their order. */
export async function headingIds(file: ContentEntry | undefined): Promise<string[]> {
  return file ? (await headingsIn(file)).map(({ slug }) => slug) : [];
}

async function headingsIn(file: ContentEntry) {
  const { render } = await renderer;
  const fileURL = pathToFileURL(`/content/${file.path}`);
  return (await render(file.body, { fileURL })).metadata.headings;
}

function pageKey(page: PageRef, language: SiteLanguage): string {
  return `${language} ${isArticle(page) ? page.article : page}`;
}

/** Names the path that the editor probably meant. */
export function suggestPath(
  path: string,
  targets: LinkTargets,
  language: SiteLanguage = defaultLanguage,
): string {
  const normalize = (text: string) =>
    decodeAnchor(text)
      .toLowerCase()
      .replace(/^\/|\/$/g, '');
  const withoutNumber = (text: string) => text.replace(/\d+$/, '');
  const [nearest] = [...targets]
    // No other article is suggested for one that was removed.
    .filter(
      ([candidate, { page, file }]) =>
        !isArticle(page) || (file && withoutNumber(candidate) !== withoutNumber(path)),
    )
    .map(([candidate, target]) => ({
      candidate,
      distance: editDistance(normalize(path), normalize(candidate)),
      isOther: target.language !== language,
    }))
    .filter(({ distance }) => distance <= normalize(path).length / 4)
    .sort((a, b) => a.distance - b.distance || Number(a.isOther) - Number(b.isOther));
  return nearest
    ? `Write ${nearest.candidate}.`
    : `Write a path of this site from its beginning, such as ${pagePath('contact', language)}.`;
}

/** Characters to change, add or remove. */
function editDistance(typed: string, expected: string): number {
  let row = Array.from({ length: expected.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...typed].entries()) {
    const above = row;
    row = [line + 1];
    for (let at = 1; at <= expected.length; at++)
      row.push(
        Math.min(
          (above[at - 1] ?? 0) + Number(letter !== expected[at - 1]),
          (above[at] ?? 0) + 1,
          (row[at - 1] ?? 0) + 1,
        ),
      );
  }
  return row[expected.length] ?? 0;
}
