import { type LoanNumberField, numberLimits } from '../../domain/loan/request.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';

/**
 * The limits of a field as its hint and its error name them: the term in months without the word.
 */
export function limitValues(field: LoanNumberField, language: Language) {
  const { min, max } = numberLimits[field];
  const format = (limit: number) =>
    field === 'amount' ? formatMoney(limit, language, 0) : String(limit);
  return { min: format(min), max: format(max) };
}
