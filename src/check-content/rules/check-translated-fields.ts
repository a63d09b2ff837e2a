import { type ContentEntry, entryKey } from '../../content/read-content.ts';
import { contentSchemas } from '../../content/schemas.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import type { Category } from './check-categories.ts';

/** Compares each article with the Dutch one, in the fields that usually agree in all languages. */
export function checkTranslatedFields(
  files: readonly ContentEntry[],
  categories: readonly Category[],
): ContentFinding[] {
  const articles = files.filter(({ collection, fields }) => collection === 'blog' && fields);
  const rowOf = ({ fields, language }: ContentEntry) =>
    categories.find((row) => row[language] === fields?.category);
  return articles.flatMap((file) => {
    const dutch = articles.find(
      (other) => other.language === defaultLanguage && entryKey(other) === entryKey(file),
    );
    if (!dutch) return [];
    const differentFields = (['date', 'image'] as const).filter(
      (field) =>
        String(file.fields?.[field]) !== String(dutch.fields?.[field]) &&
        contentSchemas.blog.shape[field].safeParse(dutch.fields?.[field]).success,
    );
    const [row, expected] = [rowOf(file), rowOf(dutch)];
    return [
      ...differentFields.map((field) => [field, String(dutch.fields?.[field])] as const),
      ...(row && expected && row !== expected
        ? [['category', expected[file.language]] as const]
        : []),
    ].map(([field, value]) =>
      contentFinding(file, {
        isRemark: true,
        field,
        message: `It differs from the Dutch text. If that is a mistake, write ${field}: ${value}`,
      }),
    );
  });
}
