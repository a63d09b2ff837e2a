import { Fragment } from 'react';
import { createLazyHook } from '../../shared/create-lazy-hook.ts';
import { DisclosureSummary } from '../../shared/DisclosureSummary.tsx';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { useWizardContext } from '../wizard-context.ts';

const useRepaymentTable = createLazyHook(() => import('./RepaymentTable.tsx'));

/** The repayment table, which is loaded when the visitor opens it. */
export function RepaymentDetails() {
  const { language, texts } = useWizardContext();
  const { isOpen, details } = useDisclosure('wizard-repayment');
  const lazy = useRepaymentTable(language, { isWanted: isOpen });
  return (
    <details className="group requires-js min-w-0 print:hidden" {...details}>
      <Fragment key={language}>
        <DisclosureSummary>{texts.table.title}</DisclosureSummary>
        {isOpen && lazy && <lazy.RepaymentTable language={language} texts={lazy.texts} />}
      </Fragment>
    </details>
  );
}
