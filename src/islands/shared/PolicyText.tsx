import type { Language } from '../../i18n/languages.ts';
import { InterpolatedText } from './InterpolatedText.tsx';
import { PageLink } from './PageLink.tsx';

interface PolicyTextProps {
  /** A sentence that contains `{policy}`. */
  text: string;
  policy: string;
  href: string;
  language: Language;
  page: Language;
}

export function PolicyText({ text, policy, ...target }: PolicyTextProps) {
  const link = <PageLink {...target}>{policy}</PageLink>;
  return <InterpolatedText text={text} values={{ policy: link }} />;
}
