/** Attributes of the free text fields. The fields are in domain/loan/request.ts, their words in the catalogues. */
import type { InputHTMLAttributes } from 'react';
import type { PageMessages } from '../../../i18n/messages/page-messages.ts';
import type { LoanTextField } from '../../../stores/loan.ts';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

interface TextInputAttributes {
  type?: 'email' | 'tel';
  autoComplete: string;
  inputMode?: Attributes['inputMode'];
  autoCapitalize?: 'none' | 'words';
  spellCheck?: boolean;
  hint?: keyof PageMessages['hints'];
}

/** Autocorrection would damage these texts. */
const verbatim = { autoCapitalize: 'none', spellCheck: false } as const;
/** Names of people, streets and towns. */
const properNoun = { autoCapitalize: 'words', spellCheck: false } as const;
/** Fields.tsx gives the first name field another hint. */
const personName = { ...properNoun, hint: 'oneName' } as const;

export const inputAttributes: Record<LoanTextField, TextInputAttributes> = {
  profession: { autoComplete: 'organization-title', hint: 'profession' },
  monthlyIncome: {
    ...verbatim,
    autoComplete: 'off',
    // A numeric keyboard, although the field accepts words.
    inputMode: 'decimal',
    hint: 'monthlyIncome',
  },
  address: { ...properNoun, autoComplete: 'address-line1', hint: 'address' },
  country: { autoComplete: 'country-name' },
  firstName: { ...personName, autoComplete: 'given-name' },
  lastName: { ...personName, autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false, hint: 'email' },
  phone: { ...verbatim, type: 'tel', autoComplete: 'tel', hint: 'phone' },
};
