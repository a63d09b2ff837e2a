import { linkStyle } from '../../ui/styles.ts';
import { FilledText } from './FilledText.tsx';

interface PolicyTextProps {
  /** A sentence that contains `{policy}`. */
  text: string;
  /** What the link says. */
  policy: string;
  href: string;
}

/** A sentence with a link in place of `{policy}`. */
export function PolicyText({ text, policy, href }: PolicyTextProps) {
  const link = (
    <a href={href} className={linkStyle}>
      {policy}
    </a>
  );
  return <FilledText text={text} values={{ policy: link }} />;
}
