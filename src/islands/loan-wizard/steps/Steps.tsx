import { type ReactNode, useContext } from 'react';
import { loanSteps, type StepNumber } from '../../../domain/loan/request.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { $wizard } from '../../../stores/wizard.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { PolicyText } from '../../shared/PolicyText.tsx';
import { useStore } from '../../shared/use-store.ts';
import { stepHeadingId } from '../element-ids.ts';
import css from '../LoanWizard.module.css';
import { PageContext } from '../page-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './Fields.tsx';
import { LoanDetails } from './LoanDetails.tsx';
import { LoanPassportLine } from './LoanPassportLine.tsx';
import { Review } from './Review.tsx';

interface StepsProps extends WizardLocale {
  onEdit: (step: 1 | 2) => void;
}

/** The three steps. The style sheet shows the current one. */
export function Steps({ language, texts, onEdit }: StepsProps) {
  const { step } = useStore($wizard);
  const locale = { language, texts };
  const { pageLanguage, privacyHref } = useContext(PageContext);
  return (
    <>
      <Panel {...locale} step={1}>
        <Fields {...locale} step={1} />
        <LoanDetails {...locale} />
      </Panel>
      <Panel {...locale} step={2}>
        {step === 2 && <ErrorSummary {...locale} />}
        <Fields {...locale} step={2} />
      </Panel>
      <Panel {...locale} step={3}>
        {step === 3 && <ErrorSummary {...locale} />}
        <Fields {...locale} step={3} />
        {step === 3 && <Review key={language} {...locale} onEdit={onEdit} />}
        {step === 3 && <LoanPassportLine language={language} />}
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

interface PanelProps extends WizardLocale {
  step: StepNumber;
  children: ReactNode;
}

/** One step. The page always contains all three: without script they are one long form. */
function Panel({ step, texts, children }: PanelProps) {
  const id = stepHeadingId(step);
  return (
    <section data-panel={step} className={css.step} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={step === 1 ? 'mb-5' : 'mb-1'}>
        {interpolate(texts.step, { step, total: loanSteps.length, name: texts.steps[step] })}
      </h3>
      {/* Step 1 starts filled in and needs no such note. */}
      {step > 1 && <p className={`mb-5 ${css.note}`}>{texts.allRequired}</p>}
      {children}
    </section>
  );
}
