import { memo } from 'react';
import { CreditNotice } from '../../shared-loan/CreditNotice.tsx';
import { LegalTermHint } from '../../shared-loan/LegalTermHint.tsx';
import { CostSummary } from '../../shared-loan/LoanCosts.tsx';
import { fieldIdPrefix } from '../element-ids.ts';
import { LazyTermComparison } from '../repayment/LazyTermComparison.tsx';
import { RepaymentDetails } from '../repayment/RepaymentDetails.tsx';
import { useWizardContext } from '../wizard-context.ts';

/** What amount and term lead to, in step 1. The monthly payment is shown below every step. */
export const LoanDetails = memo(function LoanDetails() {
  const { language, texts } = useWizardContext();
  return (
    <div className="mt-6 grid gap-6">
      {/* Without script the figures would not follow the typed amount. */}
      <div className="requires-js">
        <LegalTermHint idPrefix={fieldIdPrefix} language={language} estimate={texts.estimate} />
        <div className="rounded-card bg-mist px-5 py-4 forced-colors:border">
          <CostSummary language={language} estimate={texts.estimate} />
        </div>
        <LazyTermComparison />
      </div>
      <RepaymentDetails />
      <CreditNotice language={language} estimate={texts.estimate} />
    </div>
  );
});
