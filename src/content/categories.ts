import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import type { ContentProblem } from './problem.ts';

type Category = Record<SiteLanguage, string>;

const schema = z.array(z.strictObject(recordOf(z.string().trim().min(1))));

export function categoriesIn(content: string): {
  categories: Category[];
  problems: ContentProblem[];
} {
  const path = join(content, 'blog/categories.yaml');
  const result = schema.safeParse(existsSync(path) ? read(path) : undefined);
  if (result.success) return { categories: result.data, problems: [] };
  const message = `Every category must have a name in ${siteLanguages.join(', ')}. Write a line "- ${siteLanguages[0]}: name" for it, and the other languages below it, each with two spaces before it.`;
  return { categories: [], problems: [{ file: 'content/blog/categories.yaml', message }] };
}

function read(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function recordOf(value: z.ZodString): Record<SiteLanguage, z.ZodString> {
  return Object.fromEntries(siteLanguages.map((language) => [language, value])) as Record<
    SiteLanguage,
    z.ZodString
  >;
}
