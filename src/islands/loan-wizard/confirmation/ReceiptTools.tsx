import { type RefObject, useEffect, useState } from 'react';
import adviser from '../../../assets/pictures/step-approval.svg?url&no-inline';
import { formatAnswerDeadline, formatMoment } from '../../../domain/answer-deadline.ts';
import { company } from '../../../domain/company.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { WizardMessages } from '../../../i18n/messages/types.ts';
import css from './Confirmation.module.css';
import { calendarEntry } from './calendar-entry.ts';
import { ToolIcon } from './ToolIcon.tsx';

interface AnswerDeadlineProps {
  receivedAt: number;
  language: Language;
  texts: WizardMessages['afterSending'];
}

/** Who answers. Its space is kept while it loads. */
export function AdviserPicture() {
  return <img src={adviser} alt="" width="640" height="296" />;
}

interface SentTimeProps {
  /** In milliseconds since 1970. */
  time: number;
  language: Language;
  texts: WizardMessages['afterSending'];
}

export function SentTime({ time, language, texts }: SentTimeProps) {
  return (
    <time dateTime={new Date(time).toISOString()}>
      {`${texts.sent} ${unbroken(formatMoment(time, language, { year: 'numeric' }))}`}
    </time>
  );
}

/** No line ends between day and month, or month and year. */
const unbroken = (moment: string) =>
  moment.replaceAll(/(\d\.?) (?=\p{L})|(\p{L}) (?=\d)/gu, '$1$2\u00a0');

/** By when the first answer comes. */
export function AnswerDeadline({ receivedAt, language, texts }: AnswerDeadlineProps) {
  return (
    <p>
      <span>{texts.answerBy}</span>
      <strong>{unbroken(formatAnswerDeadline(receivedAt, language))}</strong>
      <span>{texts.clock}</span>
    </p>
  );
}

interface CopyButtonProps {
  /** The reference number. */
  number: RefObject<HTMLElement | null>;
  texts: WizardMessages['afterSending'];
}

/** Copies the reference number. */
export function CopyButton({ number, texts }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const element = number.current;
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
      <button type="button" className={css.tool} onClick={copy}>
        <ToolIcon path="M9 9h11v11H9zM5 15H4V4h11v1" />
        <span className="visually-hidden">{texts.copy}</span>
      </button>
      <span role="status" className="w-full">
        {isCopied && texts.copied}
      </span>
    </>
  );
}

interface ReceiptToolsProps {
  reference: string;
  /** In milliseconds since 1970. */
  receivedAt: number | undefined;
  /** Names the number in the calendar. */
  label: string;
  texts: WizardMessages['afterSending'];
}

/** A link to a calendar entry for the first answer, and a button that prints. */
export function ReceiptTools({ receivedAt, ...props }: ReceiptToolsProps) {
  return (
    <>
      {receivedAt && <CalendarLink receivedAt={receivedAt} {...props} />}
      <button type="button" className={`grow ${css.tool}`} onClick={() => print()}>
        <ToolIcon path="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
        {props.texts.print}
      </button>
    </>
  );
}

function CalendarLink({
  reference,
  receivedAt,
  label,
  texts,
}: ReceiptToolsProps & { receivedAt: number }) {
  const entry = calendarEntry({
    uid: `${reference}@${location.hostname}`,
    receivedAt,
    title: `${company.name}: ${texts.answerBy}`,
    notes: [`${label}: ${reference}`, company.phone.text, company.email],
  });
  const href = useObjectUrl(entry, 'text/calendar;charset=utf-8');
  return (
    <a className={`grow ${css.tool}`} href={href} download={`${reference}.ics`}>
      <ToolIcon path="M5 5h14v15H5zM5 10h14M9 3v4M15 3v4" />
      {texts.calendar}
    </a>
  );
}

/** A link to a text as a file. Not a `data:` address, because iPhones open a calendar by its type. */
function useObjectUrl(text: string, type: string): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [text, type]);
  return href;
}
