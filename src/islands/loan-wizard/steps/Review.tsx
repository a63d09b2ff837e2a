import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { plausibleIncome } from '../../../domain/loan/affordability.ts';
import { type LoanField, loanSteps } from '../../../domain/loan/request.ts';
import { formatMoney, formatTerm } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/languages.ts';
import { $draft, draftCost, type LoanDraft, typedNumber } from '../../../stores/loan.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { linkStyle } from '../../../ui/styles.ts';
import { Interest, SummaryList } from '../../shared/Estimate.tsx';
import { InstalmentBars } from '../../shared/InstalmentBars.tsx';
import { LegalTermNotice } from '../../shared/LegalTermHint.tsx';
import { useLaterPart } from '../confirmation/later-part.ts';
import { stepNames } from '../step-names.ts';

interface ReviewProps extends WizardLocale {
  /** Goes to a step, from which Next and Back return here. */
  onChange: (step: 1 | 2) => void;
}

/** Before the fields, so that nobody sends what they have not seen. */
export function Review({ language, texts, onChange }: ReviewProps) {
  const draft = useStore($draft);
  const names = stepNames(texts);
  return (
    <section
      className="mb-6 rounded-card bg-mist px-5 py-4 forced-colors:border"
      aria-labelledby="wizard-review"
    >
      <h4 id="wizard-review" tabIndex={-1} className="font-semibold">
        {texts.review.title}
      </h4>
      <div className="gap-x-8 sm:grid sm:grid-cols-2">
        {([1, 2] as const).map((step) => (
          <div key={step}>
            <p className="flex items-center justify-between gap-x-4">
              {names[step]}
              <button
                type="button"
                className={`min-h-11 ${linkStyle}`}
                aria-label={`${texts.review.change}: ${names[step]}`}
                onClick={() => onChange(step)}
              >
                {texts.review.change}
              </button>
            </p>
            <LoanSummary
              fields={loanSteps[step - 1] ?? []}
              draft={draft}
              language={language}
              texts={texts}
            />
          </div>
        ))}
      </div>
      <LegalTermNotice {...{ draft, language }} texts={texts.estimate} focusAfter="wizard-review" />
      {/* On a phone those of the head are near. */}
      <div className="mt-3 max-xs:hidden">
        <InstalmentBars term={typedNumber(draft, 'duration') ?? 0} />
      </div>
    </section>
  );
}

export function PassportLine({ language }: Pick<WizardLocale, 'language'>) {
  const part = useLaterPart(language);
  return (
    <div className="mt-3 min-h-11">
      {part && <part.PassportButton label={part.print} language={language} />}
    </div>
  );
}

interface AnswersProps extends WizardLocale {
  fields: readonly LoanField[];
  draft: LoanDraft;
}

export function LoanSummary({ fields, draft, language, texts }: AnswersProps) {
  const { estimate } = texts;
  const rows = fields.flatMap((field): [name: string, value: ReactNode][] => {
    const name = texts.fields[field];
    if (field === 'amount')
      return [[name, formatMoney(typedNumber(draft, 'amount') ?? 0, language, 0)]];
    if (field !== 'duration') {
      const text = field === 'monthlyIncome' ? formatIncome(draft[field], language) : draft[field];
      // A browser that translates the page must not change what was typed.
      return [
        [
          name,
          <span key={field} translate="no">
            {text}
          </span>,
        ],
      ];
    }
    const { payment = 0, total = 0, interest = 0 } = draftCost(draft) ?? {};
    return [
      [name, formatTerm(typedNumber(draft, 'duration') ?? 0, estimate, language)],
      [estimate.payment, formatMoney(payment, language, 2)],
      [estimate.total, formatMoney(total, language, 2)],
      [estimate.interest, <Interest key="interest">{formatMoney(interest, language, 2)}</Interest>],
    ];
  });
  return <SummaryList rows={rows} />;
}

/** Income is free text. It is formatted as money only if it is plausible in euros: it may be in another currency. */
function formatIncome(text: string, language: Language): string {
  const euros = plausibleIncome(text, language);
  return euros === undefined ? text : formatMoney(euros, language, Number.isInteger(euros) ? 0 : 2);
}
