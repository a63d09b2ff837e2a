import { formatNumber, formatYears } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { Language } from '../../i18n/languages.ts';
import type { InitialWizardMessages } from '../../i18n/messages/initial-wizard-messages.ts';

/**
 * Fills in a term, given in months, as months and years.
 * @param otherValues values of the text's other placeholders
 */
export function interpolateTerm(
  text: string,
  term: number,
  estimate: InitialWizardMessages['estimate'],
  language: Language,
  otherValues: Readonly<Record<string, string>> = {},
): string {
  const months = formatNumber(term, language);
  return interpolate(text, {
    months,
    years: formatYears(term, estimate.years, language),
    ...otherValues,
  });
}
