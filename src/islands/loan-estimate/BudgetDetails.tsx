import { useEffect, useRef, useState } from 'react';
import { exampleBudget, loansWithin } from '../../domain/loan/loan-within.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { DisclosureSummary } from '../shared/DisclosureSummary.tsx';
import { useLazyModule } from '../shared/use-lazy-module.ts';
import type { BudgetLoansProps } from './BudgetLoans.tsx';

const load = () => import('./BudgetLoans.tsx');

/** Every second term, because every page load carries this table. */
const exampleLoans = loansWithin(exampleBudget).filter((_, index) => index % 2 === 1);

/** From the monthly sum to the loan. Without script it shows the loans of an example. */
export function BudgetDetails({
  title,
  ...props
}: Pick<BudgetLoansProps, 'language' | 'texts'> & { title: string }) {
  const { language, texts } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(details.current?.open === true), []);
  const part = useLazyModule(load, open);
  return (
    <details
      className="group print:hidden"
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <DisclosureSummary>{title}</DisclosureSummary>
      <table className="without-js">
        <caption>{`${texts.estimate.payment}: ${formatMoney(exampleBudget, language, 0)}`}</caption>
        <tbody>
          {exampleLoans.map(({ term, amount }) => (
            <tr key={term}>
              <th>{formatCount(term, texts.estimate.months, language)}</th>
              <td>{formatMoney(amount, language, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Keeps the place of what has not arrived, until the visitor changes it. */}
      <div className={`requires-js ${isChanged ? '' : 'min-h-[33rem]'}`}>
        {part && <part.BudgetLoans {...props} isOpen={open} onChange={() => setIsChanged(true)} />}
      </div>
    </details>
  );
}
