import { loanSteps, type StepNumber } from '../../../domain/loan/request.ts';
import { fill } from '../../../i18n/format.ts';
import type { WizardMessages } from '../../../i18n/messages/contract.ts';
import css from '../LoanWizard.module.css';
import { stepNames } from '../step-names.ts';

interface PanelProps {
  step: StepNumber;
  texts: WizardMessages;
  /** Faults of the whole step. */
  summary: React.ReactNode;
  children: React.ReactNode;
}

/** One step. The page always contains all three: without script they are one long form. */
export function Panel({ step, texts, summary, children }: PanelProps) {
  const id = `wizard-step-${step}`;
  const name = stepNames(texts)[step];
  return (
    <section data-panel={step} className={css.panel} aria-labelledby={id}>
      <h3
        id={id}
        tabIndex={-1}
        className={`text-heading font-semibold ${step === 1 ? 'mb-5' : 'mb-1'}`}
      >
        {fill(texts.step, { step, total: loanSteps.length, name })}
      </h3>
      {/* Step 1 starts filled in and needs no such note. */}
      {step > 1 && <p className="mb-5 text-small text-quiet">{texts.allRequired}</p>}
      {summary}
      {children}
    </section>
  );
}
