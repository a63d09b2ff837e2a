import { amountLimits, termLimits } from '../../domain/loan/offer.ts';
import { formatCount, formatMoney, formatTerm } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { Language } from '../../i18n/languages.ts';
import type { EstimateMessages } from '../../i18n/messages/estimate-messages.ts';
import { $draft, clampedLoan, draftCost, hasTypedText } from '../../stores/draft.ts';
import { buttonStyles } from '../../ui/styles.ts';
import { LoanPassportButton } from '../loan-passport/LoanPassportButton.tsx';
import { wizardTriggerAttributes } from '../loan-wizard/open-wizard-before-script.ts';
import { useStore } from '../shared/use-store.ts';
import { CreditNotice } from '../shared-loan/CreditNotice.tsx';
import { InstalmentBars } from '../shared-loan/InstalmentBars.tsx';
import { LegalTermHint } from '../shared-loan/LegalTermHint.tsx';
import { CostSummary, Payment, PaymentAnnouncement } from '../shared-loan/LoanCosts.tsx';
import { NumberField } from '../shared-loan/NumberField.tsx';
import { BudgetDetails } from './BudgetDetails.tsx';
import css from './LoanEstimate.module.css';

interface LoanEstimateProps {
  language: Language;
  texts: EstimateMessages;
  /** Question above the loans that a monthly sum pays for. */
  budgetTitle: string;
  printLabel: string;
  applyLabel: string;
  /** Instead of `applyLabel`, once the visitor has typed an answer in the wizard. */
  resumeLabel: string;
}

/**
 * The hero's estimate of the draft. The payment comes first: a phone's first screen has room for
 * one thing.
 */
export function LoanEstimate({
  language,
  texts,
  budgetTitle,
  printLabel,
  applyLabel,
  resumeLabel,
}: LoanEstimateProps) {
  const draft = useStore($draft);
  const hasBegun = hasTypedText(draft);
  const loan = clampedLoan(draft);
  return (
    <div className={css.estimate}>
      <div className={css.result}>
        <p>{texts.estimate.monthlyPayment}</p>
        <p className={css.payment}>
          <output aria-live="off">
            <Payment language={language} />
          </output>
          {/* What the bars show, in words. */}
          <span>
            {draftCost(draft)?.payment && loan
              ? `× ${formatCount(loan.term, texts.estimate.months, language)}`
              : ''}
          </span>
        </p>
        <PaymentAnnouncement language={language} estimate={texts.estimate} />
        <div className={css.bars}>
          <InstalmentBars loan={loan} language={language} estimate={texts.estimate} />
        </div>
        <CostSummary language={language} estimate={texts.estimate} />
        {/* Without script the payment stays that of this loan. */}
        <p className="without-js">
          {interpolate(texts.estimate.exampleOnly, {
            amount: formatMoney(amountLimits.default, language, 0),
            term: formatTerm(termLimits.default, texts.estimate, language),
          })}
        </p>
      </div>
      <div className={css.controls}>
        <NumberField field="amount" idPrefix="hero" language={language} texts={texts} />
        <div>
          <NumberField field="duration" idPrefix="hero" language={language} texts={texts} />
          <LegalTermHint idPrefix="hero" language={language} estimate={texts.estimate} />
        </div>
        <button type="button" {...wizardTriggerAttributes} className={buttonStyles.primary}>
          {hasBegun ? resumeLabel : applyLabel}
        </button>
        <div>
          <BudgetDetails title={budgetTitle} language={language} texts={texts} />
          <LoanPassportButton label={printLabel} language={language} />
        </div>
        <CreditNotice language={language} estimate={texts.estimate} />
      </div>
    </div>
  );
}
