import { linkStyle } from '../../ui/styles.ts';
import { FilledText } from './FilledText.tsx';

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
  return <FilledText text={text} values={{ policy: link }} />;
}
