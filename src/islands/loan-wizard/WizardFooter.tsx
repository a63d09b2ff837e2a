import { $loanProgress, $wizard } from '../../stores/wizard.ts';
import { buttonStyles } from '../../ui/styles.ts';
import { SendFailure, type SendFailureProps } from '../shared/SendFailure.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useStore } from '../shared/use-store.ts';
import { PaymentAnnouncement } from '../shared-loan/LoanCosts.tsx';
import css from './LoanWizard.module.css';
import { PaymentSummary } from './PaymentSummary.tsx';
import { useWizardContext } from './wizard-context.ts';

interface WizardFooterProps {
  phone: SendFailureProps['phone'];
  onBack: () => void;
  onNext: () => void;
}

/**
 * The monthly payment and the buttons, and why nothing was sent: above the pressed button. The
 * style sheet shows only the current step's buttons.
 */
export function WizardFooter({ phone, onBack, onNext }: WizardFooterProps) {
  const { language, texts } = useWizardContext();
  const { step, isEditing } = useStore($wizard);
  const progress = useStore($loanProgress);
  const { buttons } = texts;
  return (
    <div className={css.footer}>
      {progress.status === 'failed' && (
        <SendFailure key={language} text={texts.failures[progress.reason]} phone={phone} />
      )}
      <PaymentAnnouncement language={language} estimate={texts.estimate} />
      <PaymentSummary step={step} />
      <div className={css.buttons}>
        <button type="button" className={`${css.back} ${buttonStyles.secondary}`} onClick={onBack}>
          {buttons.back}
        </button>
        <button type="button" className={`${css.next} ${buttonStyles.primary}`} onClick={onNext}>
          {isEditing ? buttons.save : buttons.next}
        </button>
        <SubmitButton
          sending={progress.status === 'sending'}
          texts={buttons}
          className={css.submit}
        />
      </div>
    </div>
  );
}
