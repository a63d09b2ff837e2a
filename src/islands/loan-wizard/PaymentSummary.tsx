import { useState } from 'react';
import type { StepNumber } from '../../domain/loan/request-steps.ts';
import { $draft, exceededLegalTerm } from '../../stores/draft.ts';
import { Icon } from '../shared/Icon.tsx';
import { useStore } from '../shared/use-store.ts';
import { CreditNotice } from '../shared-loan/CreditNotice.tsx';
import { interpolateTerm } from '../shared-loan/interpolate-term.ts';
import { CostSummary, Payment } from '../shared-loan/LoanCosts.tsx';
import css from './PaymentSummary.module.css';
import { useWizardContext } from './wizard-context.ts';

/**
 * The monthly payment, shown at every step. From step 2 on the row opens to show the other costs.
 */
export function PaymentSummary({ step }: { step: StepNumber }) {
  const { language, texts } = useWizardContext();
  const { estimate } = texts;
  const [isOpen, setIsOpen] = useState(false);
  const maxTerm = exceededLegalTerm(useStore($draft));
  const label = (
    <span key={language}>
      {estimate.payment}
      {maxTerm && (
        <small>{interpolateTerm(estimate.legalMaximum, maxTerm, estimate, language)}</small>
      )}
    </span>
  );
  if (step === 1)
    return (
      <p className={`${css.row} requires-js`}>
        {label}{' '}
        <output aria-live="off" className={css.amount}>
          <Payment language={language} />
        </output>
      </p>
    );
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={css.row}>
        {label}{' '}
        <strong className={css.amount}>
          <Payment language={language} />
          <Icon name="chevron-up" />
        </strong>
      </summary>
      <div className={css.costs}>
        <CostSummary language={language} estimate={estimate} />
        <CreditNotice language={language} estimate={estimate} />
      </div>
    </details>
  );
}
