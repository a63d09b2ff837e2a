import { useEffect, useRef, useState } from 'react';
import { exampleBudget, loansByTerm } from '../../domain/loan/largest-loan.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { DisclosureSummary } from '../shared/DisclosureSummary.tsx';
import { useLazyModule } from '../shared/use-lazy-module.ts';
import type { BudgetLoansProps } from './BudgetLoans.tsx';

const load = () => import('./BudgetLoans.tsx');

const id = 'hero-loans';

/** Every second term, because every page load carries this table. */
const exampleLoans = loansByTerm(exampleBudget).filter((_, index) => index % 2 === 1);

/** Leads from a monthly sum to loans. Without script it shows those of an example sum. */
export function BudgetDetails({
  title,
  ...props
}: Pick<BudgetLoansProps, 'language' | 'texts'> & { title: string }) {
  const { language, texts } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  // The visitor may have opened it before hydration. React may draw it anew, closed: see use-field-input.ts.
  const [wasOpen] = useState(isOpenOnPage);
  useEffect(() => {
    if (wasOpen) details.current?.setAttribute('open', '');
    setOpen(details.current?.open === true);
  }, [wasOpen]);
  const module = useLazyModule(load, open);
  return (
    <details
      className="group print:hidden"
      id={id}
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
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
        {module && (
          <module.BudgetLoans {...props} isOpen={open} onChange={() => setIsChanged(true)} />
        )}
      </div>
    </details>
  );
}

function isOpenOnPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector(`#${id}[open]`) !== null;
}
