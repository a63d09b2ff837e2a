import { join } from 'node:path';
import * as z from 'zod/mini';
import { recordOf } from '../helpers/records.ts';
import { siteLanguages } from '../i18n/languages.ts';
import { dataFiles, readYaml } from './read-content.ts';

const categoriesSchema = z.array(
  z.strictObject(recordOf(siteLanguages, () => z.string().check(z.trim(), z.minLength(1)))),
);

/** The names of each category, by language. */
export type Categories = z.output<typeof categoriesSchema>;

/** Undefined when the file cannot be read. @param contentFolder path of the folder `content` */
export function readCategories(contentFolder: string): Categories | undefined {
  return categoriesSchema.safeParse(readYaml(join(contentFolder, dataFiles.categories))).data;
}
