import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatAnswerDeadline } from '../../../domain/answer-deadline.ts';
import { company } from '../../../domain/company.ts';
import { formatMoment } from '../../../i18n/format-moment.ts';
import type { WizardMessages } from '../../../i18n/messages/types.ts';
import type { LoanReceipt } from '../../../stores/wizard-receipt.ts';
import { buttonStyles } from '../../../ui/styles.ts';
import type { LazyProps } from '../../shared/create-lazy-hook.ts';
import { CalendarIcon } from './CalendarIcon.tsx';
import css from './Confirmation.module.css';
import { calendarEntry } from './calendar-entry.ts';

interface ReceiptDetailsProps extends LazyProps {
  receipt: LoanReceipt;
  referenceElement: RefObject<HTMLElement | null>;
  /** Stands between the times and the calendar's button. */
  children: ReactNode;
}

/** When the request was sent, by when the first answer comes, and what keeps number and date. */
export function ReceiptDetails({
  receipt: { reference, receivedAt, sentAt },
  referenceElement,
  children,
  language,
  texts: { afterSending, confirmation },
}: ReceiptDetailsProps) {
  const sentTime = receivedAt ?? sentAt;
  const { timeZone } = company;
  return (
    <>
      <CopyButton referenceElement={referenceElement} texts={afterSending} />
      <time className={css.detail} dateTime={new Date(sentTime).toISOString()}>
        {`${afterSending.sent} ${unbroken(formatMoment(sentTime, language, { timeZone, year: 'numeric' }))}`}
      </time>
      {receivedAt && (
        <p className={css.deadline}>
          <span className={css.detail}>{afterSending.answerBy}</span>
          <strong>{unbroken(formatAnswerDeadline(receivedAt, language))}</strong>
          <span className={css.detail}>{afterSending.clock}</span>
        </p>
      )}
      {children}
      {receivedAt && (
        <CalendarLink
          reference={reference}
          receivedAt={receivedAt}
          label={confirmation.reference}
          texts={afterSending}
        />
      )}
    </>
  );
}

/** No line ends between day and month, or month and year. */
const unbroken = (moment: string) =>
  moment.replaceAll(/(\d\.?) (?=\p{L})|(\p{L}) (?=\d)/gu, '$1$2\u00a0');

interface CopyButtonProps {
  referenceElement: RefObject<HTMLElement | null>;
  texts: WizardMessages['afterSending'];
}

/** Copies the reference number. */
function CopyButton({ referenceElement, texts }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const element = referenceElement.current;
    if (!element) return;
    try {
      await navigator.clipboard.writeText(element.innerText);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
      // Copying is not allowed: the number is ready for the browser's own command.
      getSelection()?.selectAllChildren(element);
    }
  };
  return (
    <>
      <button type="button" className={css.copy} onClick={copy}>
        {texts.copy}
      </button>
      <span role="status" className={css.copied}>
        {isCopied && texts.copied}
      </span>
    </>
  );
}

interface CalendarLinkProps {
  reference: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** Names the number in the calendar. */
  label: string;
  texts: WizardMessages['afterSending'];
}

/** A calendar entry for the first answer. */
function CalendarLink({ reference, receivedAt, label, texts }: CalendarLinkProps) {
  const entry = calendarEntry({
    uid: `${reference}@${location.hostname}`,
    receivedAt,
    title: `${company.name}: ${texts.answerBy}`,
    notes: [`${label}: ${reference}`, company.phone.text, company.email],
  });
  const href = useObjectUrl(entry, 'text/calendar;charset=utf-8');
  return (
    <a
      className={`${css.calendar} ${buttonStyles.primary}`}
      href={href}
      download={`${reference}.ics`}
    >
      <CalendarIcon />
      {texts.calendar}
    </a>
  );
}

/**
 * A link to a text as a file. Not a `data:` address, because iPhones open a calendar by its type.
 */
function useObjectUrl(text: string, type: string): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [text, type]);
  return href;
}
