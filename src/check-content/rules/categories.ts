import { type ContentEntry, dataFiles } from '../../content/read-content.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import type { CheckContext } from '../check-context.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

/** Checks that the list of categories could be read. */
export function* checkCategories({ categories }: CheckContext): Generator<ContentFinding> {
  if (!categories)
    yield contentFinding(
      { path: dataFiles.categories },
      {
        message: `Every category must have a name in ${siteLanguages.join(', ')}. Write a line "- ${siteLanguages[0]}: name" for it, and the other languages below it, each with two spaces before it.`,
      },
    );
}

/**
 * Checks that the category of an article is in the list. Reports nothing while the list cannot be
 * read.
 */
export function* checkCategory(
  { collection, language, fields }: ContentEntry,
  { categories }: CheckContext,
) {
  const category = collection === 'blog' && fields?.category;
  const names = categories?.map((row) => row[language]);
  if (names && typeof category === 'string' && !names.includes(category))
    yield {
      field: 'category',
      message: `There is no category ${category}. Write one of ${names.join(', ')}, or add a new one to content/${dataFiles.categories} in every language.`,
    };
}
