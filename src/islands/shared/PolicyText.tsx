import type { Language } from '../../i18n/languages.ts';
import { InterpolatedText } from './InterpolatedText.tsx';
import { PageLink } from './PageLink.tsx';

interface PolicyTextProps {
  /** A sentence that contains `{policy}`. */
  text: string;
  linkText: string;
  href: string;
  language: Language;
  pageLanguage: Language;
}

/** A text with a link to the privacy policy in it. */
export function PolicyText({ text, linkText, ...target }: PolicyTextProps) {
  const link = <PageLink {...target}>{linkText}</PageLink>;
  return <InterpolatedText text={text} values={{ policy: link }} />;
}
