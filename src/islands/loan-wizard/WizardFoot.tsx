import type { StepNumber } from '../../domain/loan/request.ts';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/contract.ts';
import { buttonStyles } from '../../ui/styles.ts';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import css from './LoanWizard.module.css';
import { PaymentLine } from './PaymentLine.tsx';

interface WizardFootProps {
  step: StepNumber;
  changing: boolean;
  sending: boolean;
  language: Language;
  texts: WizardMessages;
  onBack: () => void;
  onNext: () => void;
}

/** The monthly payment and the buttons. The style sheet shows only the present step's buttons. */
export function WizardFoot({
  step,
  changing,
  sending,
  language,
  texts,
  onBack,
  onNext,
}: WizardFootProps) {
  const { buttons } = texts;
  return (
    <div className={css.foot}>
      <PaymentLine step={step} language={language} texts={texts.estimate} />
      <div className={css.buttons}>
        <button type="button" className={`${css.back} ${buttonStyles.secondary}`} onClick={onBack}>
          {buttons.back}
        </button>
        <button type="button" className={`${css.next} ${buttonStyles.primary}`} onClick={onNext}>
          {changing ? buttons.save : buttons.next}
        </button>
        <SubmitButton sending={sending} texts={buttons} className={css.submit} />
      </div>
    </div>
  );
}
