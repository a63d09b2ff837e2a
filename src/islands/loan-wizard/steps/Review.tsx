import { useStore } from '@nanostores/react';
import { loanSteps } from '../../../domain/loan/request.ts';
import { $draft } from '../../../stores/loan.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { linkStyle } from '../../../ui/styles.ts';
import { DraftBars } from '../../shared/InstalmentBars.tsx';
import { LegalTermNotice } from '../../shared/LegalTermHint.tsx';
import { useLazyComponents } from '../confirmation/use-lazy-components.ts';
import { LoanSummary } from '../LoanSummary.tsx';
import { stepNames } from '../step-names.ts';

interface ReviewProps extends WizardLocale {
  /** Goes to a step, from which Next and Back return here. */
  onChange: (step: 1 | 2) => void;
}

export function Review({ language, texts, onChange }: ReviewProps) {
  const draft = useStore($draft);
  const names = stepNames(texts);
  const lazy = useLazyComponents(language);
  return (
    <section className="mt-8" aria-labelledby="wizard-review">
      <h4 id="wizard-review" tabIndex={-1} className="font-semibold">
        {texts.review.title}
      </h4>
      {([1, 2] as const).map((step) => (
        <div key={step} className="mt-4 border-t border-line pt-2">
          {/* The distance keeps the focus mark of a button off the answers. */}
          <p className="mb-1.5 flex items-center justify-between gap-x-4">
            {names[step]}
            <button
              type="button"
              className={`min-h-[2.75rem] ${linkStyle}`}
              aria-label={`${texts.review.change}: ${names[step]}`}
              onClick={() => onChange(step)}
            >
              {texts.review.change}
            </button>
          </p>
          {step === 1 && (
            <div className="mb-3">
              <DraftBars />
            </div>
          )}
          <LoanSummary
            fields={loanSteps[step - 1] ?? []}
            draft={draft}
            language={language}
            texts={texts}
          />
          {step === 1 && (
            <LegalTermNotice
              draft={draft}
              language={language}
              texts={texts.estimate}
              focusAfter="wizard-review"
            />
          )}
          {step === 1 && (
            <div className="min-h-11">
              {lazy && <lazy.PassportButton label={lazy.print} language={language} />}
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
