import { useLayoutEffect, useRef } from 'react';
import type { SiteMessages } from '../../i18n/messages/contract.ts';
import { $consent, accept, askAgain, decideLater } from '../../stores/consent.ts';
import { buttonStyles } from '../../ui/styles.ts';
import { PolicyText } from '../shared/PolicyText.tsx';

export interface CookieBannerProps {
  texts: SiteMessages['cookieBanner'];
  policyAddress: string;
}

/** An attribute of the root element shows the banner; the script in the head sets it before the first paint. */
export function CookieBanner({ texts, policyAddress }: CookieBannerProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(
    () =>
      $consent.listen((consent) => {
        document.documentElement.dataset.consent = consent;
        if (consent === 'asking') heading.current?.focus();
      }),
    [],
  );

  return (
    <div className="wrap grid gap-4 py-5 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <h2 id="cookie-banner-title" ref={heading} tabIndex={-1} className="text-heading">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-text text-small">
          <PolicyText text={texts.text} policy={texts.policy} href={policyAddress} />
        </p>
      </div>
      {/* Equal size and weight: neither choice is favoured. */}
      <div className="grid gap-3 4xs:grid-cols-2">
        <button
          type="button"
          data-consent-action="later"
          className={buttonStyles.secondary}
          onClick={decideLater}
        >
          {texts.later}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={accept}>
          {texts.accept}
        </button>
      </div>
      {/* The footer's button clicks this one, so that the rule is in one place. */}
      <button type="button" data-consent-action="again" hidden onClick={askAgain} />
    </div>
  );
}
