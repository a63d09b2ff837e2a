import { useEffect, useRef } from 'react';
import { formatMoney, formatNumber, formatYears } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { Language } from '../../i18n/languages.ts';
import type { InitialWizardMessages } from '../../i18n/messages/initial-wizard-messages.ts';
import {
  $draft,
  costWithinLaw,
  type LoanDraft,
  legalTermIfExceeded,
  setTerm,
} from '../../stores/draft.ts';
import { linkStyle, noticeStyles } from '../../ui/styles.ts';
import { useStore } from '../shared/use-store.ts';
import type { FigureProps } from './LoanFigures.tsx';
import { sliderId } from './NumberField.tsx';

interface LegalTermHintProps extends FigureProps {
  /** The term field that the button sets; see NumberField. */
  idPrefix: string;
}

/**
 * Offers the longest legal term instead of a longer one. Below both sliders, which must not move
 * under a finger.
 */
export function LegalTermHint({ idPrefix, language, texts }: LegalTermHintProps) {
  const maxTerm = legalTermIfExceeded(useStore($draft));
  const isTooLong = maxTerm !== undefined;
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the wizard, Next is always in view and the hint may be below the fold.
    const form = isTooLong && hint.current?.closest('form');
    if (!form) return undefined;
    // A slider fires `change` when released, a text field when a button is pressed, and the button
    // must not move then.
    const reveal = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
      hint.current?.scrollIntoView({ block: 'nearest' });
      form.removeEventListener('change', reveal);
    };
    form.addEventListener('change', reveal);
    return () => form.removeEventListener('change', reveal);
  }, [isTooLong]);
  return (
    // The live region must exist before its text does, so it is rendered empty, without the box.
    <div
      ref={hint}
      className={isTooLong ? `text-small first:mb-4 last:mt-4 ${noticeStyles.warning}` : undefined}
    >
      <p role="status">
        {isTooLong && interpolateTerm(texts.maxLegalTerm, maxTerm, texts, language)}
      </p>
      {isTooLong && (
        <MaxTermButton
          maxTerm={maxTerm}
          language={language}
          texts={texts}
          // A text field would open a phone's keyboard.
          focusAfter={sliderId(idPrefix, 'duration')}
        />
      )}
    </div>
  );
}

interface MaxTermButtonProps extends FigureProps {
  /** In months. */
  maxTerm: number;
  /** Id of the element that gets the focus, because the button disappears. */
  focusAfter: string;
}

function MaxTermButton({ maxTerm, focusAfter, language, texts }: MaxTermButtonProps) {
  return (
    <button
      type="button"
      className={`requires-js min-h-11 text-start ${linkStyle}`}
      onClick={() => {
        setTerm(maxTerm);
        document.getElementById(focusAfter)?.focus();
      }}
    >
      {interpolateTerm(texts.setMaxTerm, maxTerm, texts, language)}
    </button>
  );
}

/**
 * Fills in a term, given in months, as months and years.
 * `otherValues`: values of its other placeholders.
 */
export function interpolateTerm(
  text: string,
  term: number,
  texts: InitialWizardMessages['estimate'],
  language: Language,
  otherValues: Readonly<Record<string, string>> = {},
): string {
  const months = formatNumber(term, language);
  return interpolate(text, {
    months,
    years: formatYears(term, texts.years, language),
    ...otherValues,
  });
}

interface LegalTermNoticeProps extends FigureProps {
  draft: LoanDraft;
  /** Set where the term can still be changed; see MaxTermButton. */
  focusAfter?: string;
}

/**
 * Says which term and payment an offer can have,
 * where the typed term exceeds the longest legal one.
 */
export function LegalTermNotice({ draft, focusAfter, language, texts }: LegalTermNoticeProps) {
  const maxTerm = legalTermIfExceeded(draft);
  if (maxTerm === undefined) return null;
  const { payment = 0 } = costWithinLaw(draft) ?? {};
  const otherValues = { payment: formatMoney(payment, language, 2) };
  return (
    <div className={`mt-2 mb-4 text-small ${noticeStyles.warning}`}>
      <p>{interpolateTerm(texts.offerWithinLaw, maxTerm, texts, language, otherValues)}</p>
      {focusAfter && (
        <MaxTermButton
          maxTerm={maxTerm}
          focusAfter={focusAfter}
          language={language}
          texts={texts}
        />
      )}
    </div>
  );
}
