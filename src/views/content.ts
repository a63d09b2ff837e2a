/** The editors' files, found by language. */
import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import type { SiteLanguage } from '../i18n/languages.ts';
import type { LegalPage } from '../i18n/routes.ts';

/** Astro makes all entries anew each time it is asked, and every language asks several times. */
let kept: Promise<CollectionEntry<'blog'>[]> | undefined;

/** The published articles of a language, newest first; in development the drafts too. */
export async function articlesIn(language: SiteLanguage): Promise<CollectionEntry<'blog'>[]> {
  if (import.meta.env.DEV) kept = undefined;
  kept ??= getCollection('blog');
  const articles = published(await kept, ({ data }) => data.id);
  return articles
    .filter(({ id }) => id.startsWith(`${language}/`))
    .sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
}

/** The published questions of a language, in the editors' order; in development the drafts too. */
export async function questionsIn(language: SiteLanguage): Promise<CollectionEntry<'faq'>[]> {
  const questions = published(await getCollection('faq'), ({ data }) => data.order);
  return questions
    .filter(({ id }) => id.startsWith(`${language}/`))
    .sort((a, b) => a.data.order - b.data.order);
}

/** @throws Error when the file is missing */
export async function legalText(
  page: LegalPage,
  language: SiteLanguage,
): Promise<CollectionEntry<'legal'>> {
  return present(
    await getEntry('legal', `${language}/${page}`),
    `content/legal/${language}/${page}.md`,
  );
}

/** @throws Error when the file is missing */
export async function aboutText(language: SiteLanguage): Promise<CollectionEntry<'about'>> {
  return present(await getEntry('about', language), `content/about/${language}.md`);
}

/**
 * Leaves out what is a draft in any language: a page whose translation is not ready is published in none, so that no
 * link to it in another language leads nowhere.
 */
function published<Entry extends { data: { draft?: boolean | undefined } }>(
  entries: Entry[],
  numberOf: (entry: Entry) => number,
): Entry[] {
  if (import.meta.env.DEV) return entries;
  const drafts = new Set(entries.filter(({ data }) => data.draft).map(numberOf));
  return entries.filter((entry) => !drafts.has(numberOf(entry)));
}

/**
 * The component that draws an editor's text.
 * @throws Error when the text could not be read as markdown; Astro would only log it and draw an empty page
 */
export async function textOf(entry: TextEntry) {
  return (await drawn(entry)).Content;
}

/** The headings of the first level within an editor's text, for a list of its contents. */
export async function headingsOf(entry: TextEntry) {
  return (await drawn(entry)).headings.filter(({ depth }) => depth === 2);
}

type TextEntry = CollectionEntry<'blog' | 'legal' | 'about' | 'faq'>;

async function drawn(entry: TextEntry) {
  if (entry.rendered === undefined) throw new Error(`${entry.filePath} could not be drawn`);
  return render(entry);
}

function present<T>(entry: T | undefined, path: string): T {
  if (!entry) throw new Error(`${path} is missing`);
  return entry;
}
