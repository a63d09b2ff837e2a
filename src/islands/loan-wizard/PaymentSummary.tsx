import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { StepNumber } from '../../domain/loan/request.ts';
import { $draft, legalTermIfExceeded } from '../../stores/loan.ts';
import { CreditNotice } from '../loan/CreditNotice.tsx';
import { Costs, type EstimateProps, Payment } from '../loan/Estimate.tsx';
import { interpolateTerm } from '../loan/LegalTermHint.tsx';
import { Icon } from '../shared/Icon.tsx';

const rowClass = 'flex min-h-[2.75rem] flex-wrap items-center gap-x-2 [line-height:1.25]';
const amountClass =
  'ms-auto text-[clamp(1.25rem,0.35rem+4.5vw,1.5rem)] font-semibold tracking-[-0.02em] whitespace-nowrap';

interface PaymentSummaryProps extends EstimateProps {
  step: StepNumber;
}

/** The monthly payment, shown at every step. From step 2 on the row opens to show the other costs. */
export function PaymentSummary({ step, language, texts }: PaymentSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const maxTerm = legalTermIfExceeded(useStore($draft, { ssr: 'initial' }));
  const label = (
    <span className="flex-[1_1_8rem]">
      {texts.payment}
      {maxTerm && (
        <small className="block pb-2 text-clay">
          {interpolateTerm(texts.legalMaximum, maxTerm, texts, language)}
        </small>
      )}
    </span>
  );
  if (step === 1)
    return (
      <p className={`requires-js ${rowClass}`}>
        {label}{' '}
        <output aria-live="off" className={amountClass}>
          <Payment language={language} />
        </output>
      </p>
    );
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={rowClass}>
        {label}{' '}
        <strong className={`flex items-center gap-2 ${amountClass}`}>
          <Payment language={language} />
          <Icon name="chevron-up" className="size-5 group-open:rotate-180" />
        </strong>
      </summary>
      <div className="grid max-h-[min(18rem,36dvh)] gap-3 overflow-y-auto border-b border-line pt-1 pb-3">
        <Costs language={language} texts={texts} />
        <CreditNotice language={language} texts={texts} />
      </div>
    </details>
  );
}
