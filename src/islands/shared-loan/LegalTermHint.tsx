import { useEffect, useRef } from 'react';
import { $draft, exceededLegalTerm } from '../../stores/draft.ts';
import { noticeStyles } from '../../ui/styles.ts';
import { useStore } from '../shared/use-store.ts';
import type { EstimateProps } from './estimate-props.ts';
import { interpolateTerm } from './interpolate-term.ts';
import { MaxTermButton } from './MaxTermButton.tsx';
import { sliderId } from './NumberField.tsx';

interface LegalTermHintProps extends EstimateProps {
  /** The term field that the button sets; see NumberField. */
  idPrefix: string;
}

/**
 * Offers the longest legal term instead of a longer one. Below both sliders, which must not move
 * under a finger.
 */
export function LegalTermHint({ idPrefix, language, estimate }: LegalTermHintProps) {
  const maxTerm = exceededLegalTerm(useStore($draft));
  const isTooLong = maxTerm !== undefined;
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the wizard, Next is always in view and the hint may be below the fold.
    const form = isTooLong && hint.current?.closest('form');
    if (!form) return undefined;
    // A slider fires `change` when the visitor lets it go. A text field fires it when the visitor
    // presses a button, which scrolling would move away, so text fields are left out.
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
        {isTooLong && interpolateTerm(estimate.maxLegalTerm, maxTerm, estimate, language)}
      </p>
      {isTooLong && (
        <MaxTermButton
          maxTerm={maxTerm}
          language={language}
          estimate={estimate}
          // A text field would open a phone's keyboard.
          focusAfter={sliderId(idPrefix, 'duration')}
        />
      )}
    </div>
  );
}
