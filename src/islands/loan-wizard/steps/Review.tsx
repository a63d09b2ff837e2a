import { type StepNumber, stepFields, stepNumbers } from '../../../domain/loan/request-steps.ts';
import { $draft, clampedLoan } from '../../../stores/draft.ts';
import { linkStyle } from '../../../ui/styles.ts';
import { useStore } from '../../shared/use-store.ts';
import { InstalmentBars } from '../../shared-loan/InstalmentBars.tsx';
import { LegalTermNotice } from '../../shared-loan/LegalTermNotice.tsx';
import { reviewTitleId } from '../element-ids.ts';
import { LoanSummary } from '../LoanSummary.tsx';
import { useWizardContext } from '../wizard-context.ts';

export interface ReviewProps {
  /** Goes to a step, from which Next and Back return here. */
  onEdit: (step: StepNumber) => void;
}

/** The summary of steps 1 and 2, the last thing before the button that sends them. */
export function Review({ onEdit }: ReviewProps) {
  const { language, texts } = useWizardContext();
  const draft = useStore($draft);
  return (
    <section
      className="mt-6 rounded-card bg-mist px-5 py-4 forced-colors:border"
      aria-labelledby={reviewTitleId}
    >
      <h4 id={reviewTitleId} tabIndex={-1} className="font-semibold">
        {texts.review.title}
      </h4>
      <div className="gap-x-8 sm:grid sm:grid-cols-2">
        {stepNumbers.slice(0, -1).map((step) => (
          <div key={step}>
            <p className="flex items-baseline justify-between gap-x-4">
              {texts.steps[step]}
              <button
                type="button"
                className={`min-h-11 ${linkStyle}`}
                aria-label={`${texts.review.change}: ${texts.steps[step]}`}
                onClick={() => onEdit(step)}
              >
                {texts.review.change}
              </button>
            </p>
            <LoanSummary fields={stepFields[step]} draft={draft} />
          </div>
        ))}
      </div>
      <LegalTermNotice
        draft={draft}
        language={language}
        estimate={texts.estimate}
        focusAfter={reviewTitleId}
      />
      {/* Not on a phone, where the header with the same bars is near. */}
      <div className="mt-3 max-xs:hidden">
        <InstalmentBars loan={clampedLoan(draft)} language={language} estimate={texts.estimate} />
      </div>
    </section>
  );
}
