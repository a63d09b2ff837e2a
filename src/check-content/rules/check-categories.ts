import { join } from 'node:path';
import * as z from 'zod';
import { type ContentEntry, readYaml } from '../../content/read-content.ts';
import { recordOf } from '../../helpers/records.ts';
import { type SiteLanguage, siteLanguages } from '../../i18n/languages.ts';
import { type ContentFinding, contentFinding, type FileFinding } from '../content-finding.ts';

/** Its name in each language. */
export type Category = Readonly<Record<SiteLanguage, string>>;

/** Path from the folder `content`. */
const categoriesFile = 'blog/categories.yaml';

const categoriesSchema = z.array(
  z.strictObject(recordOf(siteLanguages, () => z.string().trim().min(1))),
);

/** @param content path of the folder `content` */
export function readCategories(content: string): {
  categories: Category[];
  findings: ContentFinding[];
} {
  const result = categoriesSchema.safeParse(readYaml(join(content, categoriesFile)));
  if (result.success) return { categories: result.data, findings: [] };
  const message = `Every category must have a name in ${siteLanguages.join(', ')}. Write a line "- ${siteLanguages[0]}: name" for it, and the other languages below it, each with two spaces before it.`;
  return { categories: [], findings: [contentFinding({ path: categoriesFile }, { message })] };
}

/** Checks that the category of an article is one of the file. */
export function* checkCategory(
  { language, fields }: ContentEntry,
  { categories, findings }: ReturnType<typeof readCategories>,
): Generator<FileFinding> {
  const category = fields?.category;
  const names = categories.map((row) => row[language]);
  // Without a readable file, every article would have this finding.
  if (typeof category !== 'string' || findings.length > 0 || names.includes(category)) return;
  const message = `There is no category ${category}. Write one of ${names.join(', ')}, or add a new one to content/${categoriesFile} in every language.`;
  yield { field: 'category', message };
}
