import { type Language, type LanguageRow, languages } from './languages.ts';

/** A form's fields in the language's order: only given name and family name change places. */
export function orderFields<Field extends string>(
  fields: readonly Field[],
  language: Language,
): Field[] {
  const { familyNameFirst }: LanguageRow = languages[language];
  if (!familyNameFirst) return [...fields];
  const isName = (field: Field) => field === 'firstName' || field === 'lastName';
  const names = fields.filter(isName).reverse();
  return fields.map((field) => (isName(field) ? (names.shift() ?? field) : field));
}
