import type { ReactNode } from 'react';
import { type Language, languages } from '../../i18n/languages.ts';
import { linkStyle } from '../../ui/styles.ts';

interface PageLinkProps {
  href: string;
  /** Language of the text around the link, which the visitor may have chosen in the wizard. */
  language: Language;
  /** Language of the page and of the target. */
  pageLanguage: Language;
  /** Instead of a link's usual look. */
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another page of the site. It names the target's language where that differs. */
export function PageLink({
  href,
  language,
  pageLanguage,
  className = linkStyle,
  children,
}: PageLinkProps) {
  const isForeign = pageLanguage !== language;
  return (
    <a href={href} hrefLang={isForeign ? pageLanguage : undefined} className={className}>
      {children}
      {isForeign && <span lang={pageLanguage}> ({languages[pageLanguage].label})</span>}
    </a>
  );
}
