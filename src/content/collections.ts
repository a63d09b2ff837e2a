import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { isoDay } from '../i18n/format.ts';
import type { SiteLanguage } from '../i18n/languages.ts';
import { type LegalPage, translationsOf } from '../i18n/routes.ts';
import { figureContext } from './figure-context.ts';
import { fillHomeTexts } from './fill-figures.ts';
import type { HomeTexts } from './home-schema.ts';
import { isFutureDay } from './publication.ts';

/** Cached, because Astro creates all entries anew for every call. */
let cachedArticles: Promise<CollectionEntry<'blog'>[]> | undefined;

function allArticles(): Promise<CollectionEntry<'blog'>[]> {
  if (import.meta.env.DEV) cachedArticles = undefined;
  cachedArticles ??= getCollection('blog');
  return cachedArticles;
}

/** The articles of a language, newest first. */
export async function getArticles(language: SiteLanguage): Promise<CollectionEntry<'blog'>[]> {
  return (await allArticles())
    .filter(({ id }) => id.startsWith(`${language}/`))
    .sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
}

/** An article in the languages in which it is published. */
export async function publishedTranslations(article: number) {
  const published = (await allArticles()).filter(({ data }) => data.id === article);
  return translationsOf({ article }).filter(({ language }) =>
    published.some(({ id }) => id.startsWith(`${language}/`)),
  );
}

/** Why a build would leave out a text that development shows. */
export function unpublishedReason(data: { draft?: boolean | undefined; date?: Date }) {
  if (!import.meta.env.DEV) return undefined;
  if (data.draft) return 'Draft';
  const day = data.date && isoDay(data.date);
  return day && isFutureDay(day) ? `From ${day}` : undefined;
}

export type QuestionPage = CollectionEntry<'faq'>['data']['page'];

export async function getQuestions(
  language: SiteLanguage,
  page: QuestionPage,
): Promise<CollectionEntry<'faq'>[]> {
  return (await getCollection('faq'))
    .filter(({ id, data }) => id.startsWith(`${language}/`) && data.page === page)
    .sort((a, b) => a.data.order - b.data.order);
}

/**
 * The text of a legal page.
 * @throws Error when the file is missing
 */
export async function legalText(
  page: LegalPage,
  language: SiteLanguage,
): Promise<CollectionEntry<'legal'>> {
  return requireEntry(
    await getEntry('legal', `${language}/${page}`),
    `content/legal/${language}/${page}.md`,
  );
}

/**
 * The text about the company.
 * @throws Error when the file is missing
 */
export async function aboutText(language: SiteLanguage): Promise<CollectionEntry<'about'>> {
  return requireEntry(await getEntry('about', language), `content/about/${language}.md`);
}

/**
 * The texts of the home page, with their figures.
 * @throws Error when the file is missing
 */
export async function homeTexts(language: SiteLanguage): Promise<HomeTexts> {
  const { data } = requireEntry(await getEntry('home', language), `content/home/${language}.yaml`);
  return fillHomeTexts(data, figureContext(language));
}

/**
 * Renders a text, and lists its headings of the second level.
 * @throws Error when the Markdown could not be read, for which Astro would only log a line and show
 * an empty page
 */
export async function renderEntry(entry: CollectionEntry<'blog' | 'legal' | 'about' | 'faq'>) {
  if (entry.rendered === undefined) throw new Error(`${entry.filePath} could not be rendered`);
  const { Content, headings } = await render(entry);
  return { Content, headings: headings.filter(({ depth }) => depth === 2) };
}

function requireEntry<T>(entry: T | undefined, path: string): T {
  if (!entry) throw new Error(`${path} is missing`);
  return entry;
}
