import { useState } from 'react';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { DisclosureSummary } from '../../shared/DisclosureSummary.tsx';
import { useLazyModule } from '../../shared/use-lazy-module.ts';

const load = () => import('./RepaymentTable.tsx');

/** The repayment table, which is loaded when the visitor opens it. */
export function RepaymentDetails({ language, texts }: WizardLocale) {
  const [open, setOpen] = useState(false);
  const module = useLazyModule(load, open);
  return (
    <details
      className="group requires-js min-w-0 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <DisclosureSummary key={language}>{texts.table.title}</DisclosureSummary>
      {open && module && <module.RepaymentTable language={language} />}
    </details>
  );
}
