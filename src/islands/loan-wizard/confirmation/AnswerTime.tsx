import { useEffect, useState } from 'react';
import { formatAnswerDeadline } from '../../../domain/answer-deadline.ts';
import { company } from '../../../domain/company.ts';
import type { WizardCatalogue } from '../../../i18n/messages/types.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { buttonStyles } from '../../../ui/styles.ts';
import { calendarEntry } from './calendar-entry.ts';

interface AnswerTimeProps extends WizardLocale {
  reference: string;
  receivedAt: number;
  words: WizardCatalogue['afterSending'];
}

/** By when the first answer comes, and a calendar entry for it. */
export function AnswerTime({ reference, receivedAt, language, texts, words }: AnswerTimeProps) {
  const entry = calendarEntry({
    uid: `${reference}@${location.hostname}`,
    receivedAt,
    title: `${company.name}: ${words.answerBy}`,
    notes: [`${texts.confirmation.reference}: ${reference}`, company.phone.text, company.email],
  });
  const href = useFile(entry, 'text/calendar;charset=utf-8');
  return (
    <>
      <p>
        <span>{words.answerBy}</span>
        <strong>{formatAnswerDeadline(receivedAt, language)}</strong>
        <span>{words.clock}</span>
      </p>
      <a className={buttonStyles.secondary} href={href} download={`${reference}.ics`}>
        {words.calendar}
      </a>
    </>
  );
}

/** A file that this page offers, until it is left: iPhones open a calendar by its type. @returns its address */
function useFile(text: string, type: string): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [text, type]);
  return href;
}
