import { useEffect, useEffectEvent, useRef } from 'react';
import { company } from '../../../domain/company.ts';
import { monthlyPayment } from '../../../domain/loan/annuity.ts';
import { loanFields } from '../../../domain/loan/request.ts';
import { stepFields } from '../../../domain/loan/request-steps.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { orderFields } from '../../../i18n/order-fields.ts';
import { clampedLoan } from '../../../stores/draft.ts';
import { dismissReceipt, type LoanReceipt } from '../../../stores/wizard-receipt.ts';
import { buttonStyles } from '../../../ui/styles.ts';
import { Icon } from '../../shared/Icon.tsx';
import { InterpolatedText } from '../../shared/InterpolatedText.tsx';
import { ReceiptBars } from '../../shared-loan/InstalmentBars.tsx';
import { LegalTermNotice } from '../../shared-loan/LegalTermNotice.tsx';
import { confirmationTitleId } from '../element-ids.ts';
import { LoanSummary } from '../LoanSummary.tsx';
import { useLazyParts } from '../use-lazy-parts.ts';
import { useWizardContext } from '../wizard-context.ts';
import css from './Confirmation.module.css';

/**
 * Confirms that the request was sent, until the visitor dismisses it. Once the page was left, it no
 * longer shows the answers. It is no live region, because its heading gets the focus. It is no
 * modal dialog, because the visitor can begin another request on the page behind it.
 */
export function Confirmation({ receipt }: { receipt: LoanReceipt }) {
  const { language, texts } = useWizardContext();
  const { confirmation, estimate } = texts;
  const { answers, reference } = receipt;
  const lazy = useLazyParts(language);
  const referenceElement = useRef<HTMLElement>(null);
  const section = useRef<HTMLElement>(null);
  const focusBefore = useRef<EventTarget | null>(null);
  useDocumentTitle(`${confirmation.title} | ${company.name}`);
  const hasFocus = () => section.current?.contains(document.activeElement);
  const dismiss = () => {
    if (hasFocus() && focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    if (hasFocus()) document.getElementById('content')?.focus({ preventScroll: true });
    dismissReceipt();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isFocusElsewhere = !hasFocus() && document.activeElement !== document.body;
    if (event.key !== 'Escape' || isFocusElsewhere) return;
    // An open dialog or menu closes first.
    if (document.querySelector(':is(:modal,:popover-open)')) return;
    // The cookie banner waits for its own Escape.
    event.stopPropagation();
    dismiss();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const loan = answers && clampedLoan(answers);
  const bars = loan && (
    <p className={css.strip} aria-hidden="true">
      <span>
        {`${loan.term} × ${formatMoney(monthlyPayment(loan.amount, loan.term), language, 2)}`}
      </span>
      <ReceiptBars term={loan.term} />
    </p>
  );
  return (
    <section
      ref={section}
      lang={language}
      className={css.confirmation}
      aria-labelledby={confirmationTitleId}
      tabIndex={-1}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          focusBefore.current = relatedTarget;
      }}
    >
      <h2 id={confirmationTitleId} tabIndex={-1} className={css.title}>
        <Icon name="done" />
        {confirmation.title}
      </h2>
      <div className={css.columns}>
        <div className={css.reference}>
          <p className={css.number}>
            <span className={css.detail}>{confirmation.reference}</span>
            <strong ref={referenceElement} translate="no">
              {reference}
            </strong>
          </p>
          {lazy ? (
            <lazy.ReceiptDetails
              receipt={receipt}
              referenceElement={referenceElement}
              language={language}
              texts={lazy.texts}
            >
              {bars}
            </lazy.ReceiptDetails>
          ) : (
            bars
          )}
        </div>
        <div className={css.next}>
          <h3>{confirmation.next}</h3>
          {answers && (
            <p className={css.answerTo}>
              <InterpolatedText
                text={confirmation.answerTo}
                values={{ email: <strong translate="no">{answers.email}</strong> }}
              />
            </p>
          )}
          <ol className={css.steps}>
            {Object.entries(confirmation.steps).map(([name, { when, what }]) => (
              <li key={name}>
                <strong>{when}</strong>
                {name === 'documents' && lazy && (
                  <lazy.PaperList
                    texts={lazy.texts.afterSending.papers}
                    ticked={receipt.tickedPapers ?? ''}
                  />
                )}
                {/* An element of its own: see “Traps” in docs/design-language.md. */}
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </div>
        {answers && (
          <div className={css.loan}>
            <LoanSummary fields={stepFields[1]} draft={answers} />
            <LegalTermNotice draft={answers} language={language} estimate={estimate} />
          </div>
        )}
      </div>
      {/* Paper has all answers, the screen only the loan. */}
      {answers && (
        <div className={css.printSummary}>
          <p>{`${company.name}, ${company.email}, ${company.phone.text}`}</p>
          <LoanSummary fields={orderFields(loanFields, language)} draft={answers} />
        </div>
      )}
      <div className={css.foot}>
        {lazy && (
          <p className={css.print}>
            <lazy.PrintButton label={lazy.texts.afterSending.print} />
            {answers && (
              <lazy.LoanPassportButton
                label={lazy.texts.passport.print}
                language={language}
                draft={answers}
              />
            )}
          </p>
        )}
        <p className={css.dismiss}>
          <button type="button" className={buttonStyles.secondary} onClick={dismiss}>
            {confirmation.dismiss}
          </button>
        </p>
      </div>
    </section>
  );
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    const pageTitle = document.title;
    document.title = title;
    return () => {
      document.title = pageTitle;
    };
  }, [title]);
}
