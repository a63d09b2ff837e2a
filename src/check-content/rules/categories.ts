import type { Categories } from '../../content/categories.ts';
import { type ContentEntry, dataFiles } from '../../content/read-content.ts';
import { siteLanguages } from '../../i18n/languages.ts';
import { type ContentFinding, contentFinding, type FileFinding } from '../content-finding.ts';

/** Checks that the list of categories could be read. */
export function* checkCategories(categories: Categories | undefined): Generator<ContentFinding> {
  if (!categories)
    yield contentFinding(
      { path: dataFiles.categories },
      {
        message: `Every category must have a name in ${siteLanguages.join(', ')}. Write a line "- ${siteLanguages[0]}: name" for it, and the other languages below it, each with two spaces before it.`,
      },
    );
}

/**
 * Checks that the category of an article is one of the file. Of a file that cannot be read, it may
 * be one.
 */
export function* checkCategory(
  { language, fields }: ContentEntry,
  categories: Categories | undefined,
): Generator<FileFinding> {
  const category = fields?.category;
  const names = categories?.map((row) => row[language]);
  if (names && typeof category === 'string' && !names.includes(category))
    yield {
      field: 'category',
      message: `There is no category ${category}. Write one of ${names.join(', ')}, or add a new one to content/${dataFiles.categories} in every language.`,
    };
}
