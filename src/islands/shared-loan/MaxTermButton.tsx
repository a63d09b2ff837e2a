import { setTerm } from '../../stores/draft.ts';
import { linkStyle } from '../../ui/styles.ts';
import type { EstimateProps } from './estimate-props.ts';
import { interpolateTerm } from './interpolate-term.ts';

interface MaxTermButtonProps extends EstimateProps {
  /** In months. */
  maxTerm: number;
  /** Id of the element that gets the focus, because the button disappears. */
  focusAfter: string;
}

/** Sets the longest legal term instead of the typed one. */
export function MaxTermButton({ maxTerm, focusAfter, language, estimate }: MaxTermButtonProps) {
  return (
    <button
      type="button"
      className={`requires-js min-h-11 text-start ${linkStyle}`}
      onClick={() => {
        setTerm(maxTerm);
        document.getElementById(focusAfter)?.focus();
      }}
    >
      {interpolateTerm(estimate.setMaxTerm, maxTerm, estimate, language)}
    </button>
  );
}
