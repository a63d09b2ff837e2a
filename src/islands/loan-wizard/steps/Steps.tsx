import type { ReactNode } from 'react';
import { type StepNumber, stepNumbers } from '../../../domain/loan/request-steps.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { $wizard } from '../../../stores/wizard.ts';
import { PolicyText } from '../../shared/PolicyText.tsx';
import { useStore } from '../../shared/use-store.ts';
import { stepHeadingId } from '../element-ids.ts';
import css from '../LoanWizard.module.css';
import { useWizardContext } from '../wizard-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './Fields.tsx';
import { LoanDetails } from './LoanDetails.tsx';
import { LoanPassportLine } from './LoanPassportLine.tsx';
import { Review, type ReviewProps } from './Review.tsx';

/** The three steps. The style sheet shows the current one. */
export function Steps({ onEdit }: ReviewProps) {
  const { step } = useStore($wizard);
  const { language, texts, pageLanguage, privacyHref } = useWizardContext();
  return (
    <>
      <Panel step={1}>
        <Fields step={1} />
        <LoanDetails />
      </Panel>
      <Panel step={2}>
        {step === 2 && <ErrorSummary />}
        <Fields step={2} />
      </Panel>
      <Panel step={3}>
        {step === 3 && <ErrorSummary />}
        <Fields step={3} />
        {step === 3 && <Review key={language} onEdit={onEdit} />}
        {step === 3 && <LoanPassportLine />}
        <p key={`policy-${language}`} className={`mt-3 ${css.note}`}>
          <PolicyText
            text={texts.privacy}
            linkText={texts.privacyPolicy}
            href={privacyHref}
            language={language}
            pageLanguage={pageLanguage}
          />
        </p>
      </Panel>
    </>
  );
}

interface PanelProps {
  step: StepNumber;
  children: ReactNode;
}

/** One step. The page always contains all three: without script they are one long form. */
function Panel({ step, children }: PanelProps) {
  const { texts } = useWizardContext();
  const id = stepHeadingId(step);
  return (
    <section data-panel={step} className={css.step} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={step === 1 ? 'mb-5' : 'mb-1'}>
        {interpolate(texts.step, { step, total: stepNumbers.length, name: texts.steps[step] })}
      </h3>
      {/* Step 1 starts filled in and needs no such note. */}
      {step > 1 && <p className={`mb-5 ${css.note}`}>{texts.allRequired}</p>}
      {children}
    </section>
  );
}
