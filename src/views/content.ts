/** The editors' files, found by language. */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { SiteLanguage } from '../i18n/languages.ts';
import type { LegalPage } from '../i18n/routes.ts';

/** The articles of a language, newest first. */
export async function articlesIn(language: SiteLanguage): Promise<CollectionEntry<'blog'>[]> {
  const articles = await getCollection('blog', ({ id }) => id.startsWith(`${language}/`));
  return articles.sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
}

/** The questions of a language, in the editors' order. */
export async function questionsIn(language: SiteLanguage): Promise<CollectionEntry<'faq'>[]> {
  const questions = await getCollection('faq', ({ id }) => id.startsWith(`${language}/`));
  return questions.sort((a, b) => a.data.order - b.data.order);
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

function present<T>(entry: T | undefined, path: string): T {
  if (!entry) throw new Error(`${path} is missing`);
  return entry;
}
