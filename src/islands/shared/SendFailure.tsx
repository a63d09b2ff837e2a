import { linkStyle, noticeStyles } from '../../ui/styles.ts';
import { Icon } from './Icon.tsx';
import { InterpolatedText } from './InterpolatedText.tsx';

export interface SendFailureProps {
  /** What the visitor can do now; may contain `{phone}`. */
  text: string;
  phone: { text: string; dial: string };
}

/**
 * A failed send; stays after its toast has gone. Not a live region, because the toast is announced.
 */
export function SendFailure({ text, phone }: SendFailureProps) {
  const call = (
    <a href={`tel:${phone.dial}`} className={`${linkStyle} whitespace-nowrap`}>
      {phone.text}
    </a>
  );
  return (
    <p className={`flex gap-3 text-small ${noticeStyles.failure}`}>
      <Icon name="alert" className="text-danger" />
      <span>
        <InterpolatedText text={text} values={{ phone: call }} />
      </span>
    </p>
  );
}
