import { useEffect, useRef } from 'react';
import { linkStyle, noticeStyles } from '../../ui/styles.ts';
import { FilledText } from '../shared/FilledText.tsx';

interface FailureProps {
  /** What to do now; may contain `{phone}`. */
  text: string;
  /** As people read it, and as a telephone dials it. */
  phone: { text: string; dial: string };
}

/** Stays after the toast about a failed send is gone. Not live, so that nothing is announced twice. */
export function Failure({ text, phone }: FailureProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const call = (
    <a href={`tel:${phone.dial}`} className={`${linkStyle} whitespace-nowrap`}>
      {phone.text}
    </a>
  );
  return (
    <p ref={notice} data-failure className={`mt-5 scroll-mb-5 ${noticeStyles.failure}`}>
      <FilledText text={text} values={{ phone: call }} />
    </p>
  );
}
