import { useState } from 'react';
import { exampleBudget, loansByTerm } from '../../domain/loan/largest-loan.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { EstimateMessages } from '../../i18n/messages/estimate-messages.ts';
import { createLazyHook } from '../shared/create-lazy-hook.ts';
import { DisclosureSummary } from '../shared/DisclosureSummary.tsx';
import { useDisclosure } from '../shared/use-disclosure.ts';

const useBudgetLoans = createLazyHook(() => import('./BudgetLoans.tsx'));

/** Every second term, because every page load carries this table. */
const exampleLoans = loansByTerm(exampleBudget).filter((_, index) => index % 2 === 1);

interface BudgetDetailsProps {
  title: string;
  language: Language;
  texts: EstimateMessages;
}

/** Leads from a monthly sum to loans. Without script it shows those of an example sum. */
export function BudgetDetails({ title, language, texts }: BudgetDetailsProps) {
  const { isOpen, details } = useDisclosure('hero-loans');
  const [isChanged, setIsChanged] = useState(false);
  const lazy = useBudgetLoans(language, { isWanted: isOpen });
  return (
    <details className="group print:hidden" {...details}>
      <DisclosureSummary>{title}</DisclosureSummary>
      <table className="without-js">
        <caption>{`${texts.fields.amount} (${texts.estimate.payment}: ${formatMoney(exampleBudget, language, 0)})`}</caption>
        <tbody>
          {exampleLoans.map(({ term, amount }) => (
            <tr key={term}>
              <th>{formatCount(term, texts.estimate.months, language)}</th>
              <td>{formatMoney(amount, language, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Reserves the space of what is still loading, until the visitor changes the sum. */}
      <div className={`requires-js ${isChanged ? '' : 'min-h-[33rem]'}`}>
        {lazy && (
          <lazy.BudgetLoans
            language={language}
            texts={lazy.texts}
            onChange={() => setIsChanged(true)}
          />
        )}
      </div>
    </details>
  );
}
