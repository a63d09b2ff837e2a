import type { EstimateMessages } from '../../i18n/contract.ts';
import type { Language } from '../../i18n/languages.ts';
import { buttonStyles } from '../../parts/styles.ts';
import { CreditNotice } from '../shared/CreditNotice.tsx';
import { Estimate } from '../shared/Estimate.tsx';
import { NumberField } from '../shared/NumberField.tsx';

export interface LoanEstimateProps {
  language: Language;
  texts: EstimateMessages;
  warning: string;
  /** Label of the button that opens the wizard with what was chosen here. */
  apply: string;
}

/** The hero's estimate: amount and term, shared with the wizard through the loan store. */
export function LoanEstimate({ language, texts, warning, apply }: LoanEstimateProps) {
  return (
    <div className="grid gap-5">
      <NumberField field="amount" idPrefix="hero" language={language} texts={texts} />
      <NumberField field="duration" idPrefix="hero" language={language} texts={texts} />
      <Estimate language={language} texts={texts.estimate} />
      <button
        type="button"
        command="show-modal"
        commandfor="loan-wizard"
        aria-haspopup="dialog"
        className={buttonStyles.primary}
      >
        {apply}
      </button>
      <CreditNotice language={language} texts={texts.estimate} warning={warning} />
    </div>
  );
}
