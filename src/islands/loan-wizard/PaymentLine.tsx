import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { StepNumber } from '../../domain/loan/request.ts';
import { $draft, longestAllowed } from '../../stores/loan.ts';
import { CreditNotice } from '../shared/CreditNotice.tsx';
import { Costs, type EstimateProps, Payment } from '../shared/Estimate.tsx';
import { Icon } from '../shared/Icon.tsx';
import { sayTerm } from '../shared/TermHint.tsx';
import css from './PaymentLine.module.css';

interface PaymentLineProps extends EstimateProps {
  step: StepNumber;
}

/** The monthly payment, shown at every step. From step 2 on the line opens to show the other costs. */
export function PaymentLine({ step, language, texts }: PaymentLineProps) {
  const [open, setOpen] = useState(false);
  const longest = longestAllowed(useStore($draft, { ssr: 'initial' }));
  const label = (
    <span>
      {texts.payment}
      {longest && (
        <small className="block text-clay">
          {sayTerm(texts.legalMaximum, longest, texts, language)}
        </small>
      )}
    </span>
  );
  if (step === 1)
    return (
      <p className={`${css.line} needs-script`}>
        {label}{' '}
        <output>
          <Payment language={language} />
        </output>
      </p>
    );
  return (
    <details
      className={css.cost}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.line}>
        {label}{' '}
        <strong className="flex items-center gap-2">
          <Payment language={language} />
          <Icon name="chevron-up" className="size-5" />
        </strong>
      </summary>
      {open && (
        <div className="grid gap-3">
          <Costs language={language} texts={texts} />
          <CreditNotice language={language} texts={texts} />
        </div>
      )}
    </details>
  );
}
