/**
 * Attributes and hints of the fields, for the wizard and the form pages. The fields are
 * in domain/loan/request.ts.
 */
import type { InputHTMLAttributes } from 'react';
import type { LoanField } from '../../../domain/loan/request.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { InitialWizardMessages } from '../../../i18n/messages/initial-wizard-messages.ts';
import { orderFields } from '../../../i18n/order-fields.ts';
import type { LoanTextField } from '../../../stores/draft.ts';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

export interface TextInputAttributes {
  type?: 'email' | 'tel';
  autoComplete: string;
  inputMode?: Attributes['inputMode'];
  autoCapitalize?: 'none' | 'words';
  spellCheck?: boolean;
}

/** Autocorrection would damage these texts. */
const verbatim = { autoCapitalize: 'none', spellCheck: false } as const;
/** Names of people, streets and towns. */
const properNoun = { autoCapitalize: 'words', spellCheck: false } as const;

export const loanInputAttributes: Record<LoanTextField, TextInputAttributes> = {
  profession: { autoComplete: 'organization-title' },
  // A numeric keyboard, although the field accepts words.
  monthlyIncome: { ...verbatim, autoComplete: 'off', inputMode: 'decimal' },
  address: { ...properNoun, autoComplete: 'address-line1' },
  country: { autoComplete: 'country-name' },
  firstName: { ...properNoun, autoComplete: 'given-name' },
  lastName: { ...properNoun, autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  phone: { ...verbatim, type: 'tel', autoComplete: 'tel' },
};

/** The hint of a field. Of first and last name, the one asked first has that for both. */
export function fieldHint(
  field: LoanField,
  language: Language,
  hints: InitialWizardMessages['hints'],
): string | undefined {
  if (field === 'country') return undefined;
  if (field !== 'firstName' && field !== 'lastName') return hints[field];
  const [firstAsked] = orderFields(['firstName', 'lastName'], language);
  return field === firstAsked ? hints.fullName : hints.oneName;
}
