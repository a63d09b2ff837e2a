import { useEffect, useRef } from 'react';
import type { WizardMessages } from '../../i18n/contract.ts';
import type { Language } from '../../i18n/languages.ts';
import { buttonStyles } from '../../parts/styles.ts';
import { $confirmation } from '../../stores/wizard.ts';
import { Icon } from '../shared/Icon.tsx';

interface ConfirmationProps {
  reference: string;
  language: Language;
  texts: WizardMessages;
}

/** Stays on the page, beside the toast that goes, until the visitor dismisses it. Not live: it receives the focus. */
export function Confirmation({ reference, language, texts: { confirmation } }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section lang={language} className="confirmation" aria-labelledby="confirmation-title">
      <h2
        id="confirmation-title"
        ref={heading}
        tabIndex={-1}
        className="flex gap-2.5 text-heading font-semibold"
      >
        <Icon name="done" className="text-brand" />
        {confirmation.title}
      </h2>
      <p className="mt-3 text-small text-quiet">{confirmation.reference}</p>
      <p className="text-heading font-semibold tracking-wide tabular-nums">{reference}</p>
      <p className="mt-3">{confirmation.text}</p>
      <button
        type="button"
        className={`mt-4 ${buttonStyles.secondary}`}
        onClick={() => $confirmation.set(null)}
      >
        {confirmation.dismiss}
      </button>
    </section>
  );
}
