import { useEffect, useRef } from 'react';
import { linkStyle, noticeStyles } from '../../ui/styles.ts';
import { InterpolatedText } from '../shared/InterpolatedText.tsx';

interface SendFailureProps {
  /** What the visitor can do now; may contain `{phone}`. */
  text: string;
  phone: { text: string; dial: string };
}

/** A failed send; stays after its toast has gone. Not a live region, because the toast is announced. */
export function SendFailure({ text, phone }: SendFailureProps) {
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
    <p ref={notice} data-send-failure className={`mt-5 scroll-mb-5 ${noticeStyles.failure}`}>
      <InterpolatedText text={text} values={{ phone: call }} />
    </p>
  );
}
