import { linkStyle } from '../../ui/styles.ts';

interface PolicyTextProps {
  /** A sentence that contains `{policy}`. */
  text: string;
  /** What the link says. */
  policy: string;
  href: string;
}

/** A sentence with a link in place of `{policy}`. */
export function PolicyText({ text, policy, href }: PolicyTextProps) {
  const [before, after] = text.split('{policy}');
  return (
    <>
      {before}
      <a href={href} className={linkStyle}>
        {policy}
      </a>
      {after}
    </>
  );
}
