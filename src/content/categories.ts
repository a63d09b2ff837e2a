import { join } from 'node:path';
import * as z from 'zod';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { recordOf } from '../i18n/records.ts';
import type { ContentFinding } from './content-finding.ts';
import { readYaml } from './read-content.ts';

type Category = Record<SiteLanguage, string>;

const schema = z.array(z.strictObject(recordOf(siteLanguages, () => z.string().trim().min(1))));

export function readCategories(content: string): {
  categories: Category[];
  findings: ContentFinding[];
} {
  const result = schema.safeParse(readYaml(join(content, 'blog/categories.yaml')));
  if (result.success) return { categories: result.data, findings: [] };
  const message = `Every category must have a name in ${siteLanguages.join(', ')}. Write a line "- ${siteLanguages[0]}: name" for it, and the other languages below it, each with two spaces before it.`;
  return { categories: [], findings: [{ file: 'content/blog/categories.yaml', message }] };
}
