import type { ComponentProps } from 'react';
import { plausibleIncome } from '../../domain/loan/affordability.ts';
import type { LoanField } from '../../domain/loan/request.ts';
import { formatMoney, formatTerm } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { draftCost, type LoanDraft, typedLoan } from '../../stores/draft.ts';
import { costRows } from '../shared-loan/LoanCosts.tsx';
import { SummaryList } from '../shared-loan/SummaryList.tsx';
import { useWizardContext } from './wizard-context.ts';

interface LoanSummaryProps {
  fields: readonly LoanField[];
  draft: LoanDraft;
}

/** Answers by name; the term is followed by what the loan costs. */
export function LoanSummary({ fields, draft }: LoanSummaryProps) {
  const { language, texts } = useWizardContext();
  const { estimate } = texts;
  const { amount = 0, term = 0 } = typedLoan(draft);
  const rowsOf = (field: LoanField): ComponentProps<typeof SummaryList>['rows'] => {
    const name = texts.fields[field];
    if (field === 'amount') return [[name, formatMoney(amount, language, 0)]];
    if (field === 'duration')
      return [
        [name, formatTerm(term, estimate, language)],
        ...costRows(draftCost(draft), { language, estimate }),
      ];
    const text = field === 'monthlyIncome' ? formatIncome(draft[field], language) : draft[field];
    // A browser that translates the page must not change what was typed.
    return [
      [
        name,
        <span key={field} translate="no">
          {text}
        </span>,
      ],
    ];
  };
  return <SummaryList rows={fields.flatMap(rowsOf)} />;
}

/**
 * Income is free text. It is formatted as money only if it is plausible in euros: it may be in
 * another currency.
 */
function formatIncome(text: string, language: Language): string {
  const euros = plausibleIncome(text, language);
  return euros === undefined ? text : formatMoney(euros, language, Number.isInteger(euros) ? 0 : 2);
}
