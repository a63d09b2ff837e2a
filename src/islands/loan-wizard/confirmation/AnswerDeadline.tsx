import { useEffect, useState } from 'react';
import { formatAnswerDeadline } from '../../../domain/answer-deadline.ts';
import { company } from '../../../domain/company.ts';
import type { WizardCatalogue } from '../../../i18n/messages/types.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { linkStyle } from '../../../ui/styles.ts';
import { calendarEntry } from './calendar-entry.ts';

interface AnswerDeadlineProps extends WizardLocale {
  reference: string;
  receivedAt: number;
  afterSending: WizardCatalogue['afterSending'];
}

/** By when the first answer comes, and a calendar entry for it. */
export function AnswerDeadline({
  reference,
  receivedAt,
  language,
  texts,
  afterSending,
}: AnswerDeadlineProps) {
  const entry = calendarEntry({
    uid: `${reference}@${location.hostname}`,
    receivedAt,
    title: `${company.name}: ${afterSending.answerBy}`,
    notes: [`${texts.confirmation.reference}: ${reference}`, company.phone.text, company.email],
  });
  const href = useObjectUrl(entry, 'text/calendar;charset=utf-8');
  return (
    <>
      <p>
        <span>{afterSending.answerBy}</span>
        <strong>{formatAnswerDeadline(receivedAt, language)}</strong>
        <span>{afterSending.clock}</span>
      </p>
      <a className={linkStyle} href={href} download={`${reference}.ics`}>
        {afterSending.calendar}
      </a>
    </>
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
