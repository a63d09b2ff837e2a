import { type ContentEntry, entryKey } from '../../content/read-content.ts';
import { contentSchemas } from '../../content/schemas.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import type { CheckContext } from '../check-context.ts';
import { contentFinding } from '../content-finding.ts';

/** Compares each article with the Dutch one, in the fields that usually agree in all languages. */
export function* checkTranslatedFields({ files, categories = [] }: CheckContext) {
  const articles = files.filter(({ collection, fields }) => collection === 'blog' && fields);
  const rowOf = ({ fields, language }: ContentEntry) =>
    categories.find((row) => row[language] === fields?.category);
  for (const file of articles) {
    const dutch = articles.find(
      (other) => other.language === defaultLanguage && entryKey(other) === entryKey(file),
    );
    if (!dutch) continue;
    const differs = (field: string, value: string) =>
      contentFinding(file, {
        isRemark: true,
        field,
        message: `It differs from the Dutch text. If that is a mistake, write ${field}: ${value}`,
      });
    for (const field of ['date', 'image'] as const) {
      const expected = dutch.fields?.[field];
      if (
        String(file.fields?.[field]) !== String(expected) &&
        contentSchemas.blog.shape[field].safeParse(expected).success
      )
        yield differs(field, String(expected));
    }
    const [row, dutchRow] = [rowOf(file), rowOf(dutch)];
    if (row && dutchRow && row !== dutchRow) yield differs('category', dutchRow[file.language]);
  }
}
