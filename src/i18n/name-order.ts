/** The order in which a language's readers expect to be asked for their names. */
import { type Language, languages } from './languages.ts';

/** A form's fields in the order in which they are drawn and read; only the two names change places. */
export function inNameOrder<Field extends string>(
  fields: readonly Field[],
  language: Language,
): Field[] {
  if (languages[language].nameOrder === 'given first') return [...fields];
  const isName = (field: Field) => field === 'firstName' || field === 'lastName';
  const names = fields.filter(isName).reverse();
  return fields.map((field) => (isName(field) ? (names.shift() ?? field) : field));
}
