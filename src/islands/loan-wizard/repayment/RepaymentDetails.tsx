import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { DisclosureSummary } from '../../shared/DisclosureSummary.tsx';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { useLazyModule } from '../../shared/use-lazy-module.ts';

const load = () => import('./RepaymentTable.tsx');

/** The repayment table, which is loaded when the visitor opens it. */
export function RepaymentDetails({ language, texts }: WizardLocale) {
  const { isOpen, details } = useDisclosure('wizard-repayment');
  const module = useLazyModule(load, isOpen);
  return (
    <details className="group requires-js min-w-0 print:hidden" {...details}>
      <DisclosureSummary key={language}>{texts.table.title}</DisclosureSummary>
      {isOpen && module && <module.RepaymentTable language={language} />}
    </details>
  );
}
