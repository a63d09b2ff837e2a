import { useEffect, useRef, useState } from 'react';
import { company } from '../../../domain/company.ts';
import { loanFields, loanSteps } from '../../../domain/loan/request.ts';
import { languages } from '../../../i18n/languages.ts';
import { orderNames } from '../../../i18n/name-order.ts';
import { typedNumber } from '../../../stores/loan.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { dismissConfirmation, type SentLoanRequest } from '../../../stores/wizard-receipt.ts';
import { buttonStyles } from '../../../ui/styles.ts';
import { Icon } from '../../shared/Icon.tsx';
import { InstalmentBars } from '../../shared/InstalmentBars.tsx';
import { InterpolatedText } from '../../shared/InterpolatedText.tsx';
import { LegalTermNotice } from '../../shared/LegalTermHint.tsx';
import { LoanSummary } from '../steps/Review.tsx';
import css from './Confirmation.module.css';
import { useLaterPart } from './later-part.ts';

interface ConfirmationProps extends WizardLocale {
  sent: SentLoanRequest;
}

/**
 * Stays until dismissed, without the answers once the page was left. Not a live region, because its heading gets the
 * focus. Not a modal dialog, because another request can be begun on the page behind it.
 */
export function Confirmation({ sent, language, texts }: ConfirmationProps) {
  const { confirmation, estimate } = texts;
  const { answers, reference, receivedAt } = sent;
  const part = useLaterPart(language);
  const arrived = new Date(receivedAt ?? sent.sentAt);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const before = document.title;
    document.title = `${confirmation.title} | ${company.name}`;
    return () => {
      document.title = before;
    };
  }, [confirmation.title]);
  const section = useRef<HTMLElement>(null);
  const number = useRef<HTMLElement>(null);
  /** What had the focus before the confirmation. */
  const before = useRef<EventTarget | null>(null);
  const hasFocus = () => section.current?.contains(document.activeElement);
  const dismiss = () => {
    if (hasFocus() && before.current instanceof HTMLElement) before.current.focus();
    if (hasFocus()) document.getElementById('content')?.focus({ preventScroll: true });
    dismissConfirmation();
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isHere = hasFocus() || document.activeElement === document.body;
      // An open dialog or menu closes first.
      if (event.key !== 'Escape' || !isHere) return;
      if (document.querySelector(':is(:modal,:popover-open)')) return;
      // The cookie banner waits for its own Escape.
      event.stopPropagation();
      dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sent.reference);
      setCopied(true);
    } catch {
      // Copying is not allowed: the number is ready for the browser's own command.
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };
  return (
    <section
      ref={section}
      lang={language}
      className={css.confirmation}
      aria-labelledby="confirmation-title"
      tabIndex={-1}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <h2 id="confirmation-title" tabIndex={-1}>
        <Icon name="done" />
        {confirmation.title}
      </h2>
      <div className={css.reference}>
        <p>
          <span>{confirmation.reference}</span>
          <strong ref={number} translate="no">
            {sent.reference}
          </strong>
          <time dateTime={arrived.toISOString()}>
            {arrived.toLocaleString(languages[language].numbers, {
              dateStyle: 'short',
              timeStyle: 'short',
              // The clock of the deadline beside it.
              timeZone: company.timeZone,
            })}
          </time>
        </p>
        <button type="button" className={buttonStyles.secondary} onClick={copy}>
          {confirmation.copy}
        </button>
        <span role="status" className="w-full">
          {copied && confirmation.copied}
        </span>
        {part && receivedAt && (
          <part.AnswerTime words={part.words} {...{ reference, receivedAt, language, texts }} />
        )}
      </div>
      {answers && (
        <p className={`mb-4 ${css.answerTo}`}>
          <InterpolatedText
            text={confirmation.answerTo}
            values={{ email: <strong translate="no">{answers.email}</strong> }}
          />
        </p>
      )}
      <h3>{confirmation.next}</h3>
      <ol className={css.steps}>
        {Object.entries(confirmation.steps).map(([name, { when, what }]) => (
          <li key={name}>
            <strong>{when}</strong>
            {name === 'documents' && part && (
              <part.PaperList texts={part.words.papers} ready={sent.ready ?? ''} />
            )}
            {what}
          </li>
        ))}
      </ol>
      {answers && (
        <div className={`mt-5 ${css.loan}`}>
          <LoanSummary fields={loanSteps[0]} draft={answers} language={language} texts={texts} />
          <div className="mt-2">
            <InstalmentBars term={typedNumber(answers, 'duration') ?? 0} />
          </div>
          {part && <part.PassportButton label={part.print} language={language} draft={answers} />}
          <LegalTermNotice draft={answers} language={language} texts={estimate} />
        </div>
      )}
      {/* For printing. */}
      {answers && (
        <div className={css.printSummary}>
          <p>{`${company.name}, ${company.email}, ${company.phone.text}`}</p>
          <LoanSummary
            fields={orderNames(loanFields, language)}
            draft={answers}
            language={language}
            texts={texts}
          />
        </div>
      )}
      <p>
        <button type="button" className={buttonStyles.primary} onClick={() => print()}>
          {confirmation.print}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={dismiss}>
          {confirmation.dismiss}
        </button>
      </p>
    </section>
  );
}
