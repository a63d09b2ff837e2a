import { linkStyle } from '../../ui/styles.ts';
import { InterpolatedText } from './InterpolatedText.tsx';

interface PolicyTextProps {
  /** A sentence that contains `{policy}`. */
  text: string;
  policy: string;
  href: string;
}

export function PolicyText({ text, policy, href }: PolicyTextProps) {
  const link = (
    <a href={href} className={linkStyle}>
      {policy}
    </a>
  );
  return <InterpolatedText text={text} values={{ policy: link }} />;
}
