import { formatMoney } from '../../i18n/format.ts';
import { costWithinLaw, exceededLegalTerm, type LoanDraft } from '../../stores/draft.ts';
import { noticeStyles } from '../../ui/styles.ts';
import type { EstimateProps } from './estimate-props.ts';
import { interpolateTerm } from './interpolate-term.ts';
import { MaxTermButton } from './MaxTermButton.tsx';

interface LegalTermNoticeProps extends EstimateProps {
  draft: LoanDraft;
  /** Set where the term can still be changed; see MaxTermButton. */
  focusAfter?: string;
}

/**
 * Says which term and payment an offer can have, where the typed term exceeds the longest
 * legal one.
 */
export function LegalTermNotice({ draft, focusAfter, language, estimate }: LegalTermNoticeProps) {
  const maxTerm = exceededLegalTerm(draft);
  if (maxTerm === undefined) return null;
  const { payment = 0 } = costWithinLaw(draft) ?? {};
  const otherValues = { payment: formatMoney(payment, language, 2) };
  return (
    <div className={`mt-2 mb-4 text-small ${noticeStyles.warning}`}>
      <p>{interpolateTerm(estimate.offerWithinLaw, maxTerm, estimate, language, otherValues)}</p>
      {focusAfter && (
        <MaxTermButton
          maxTerm={maxTerm}
          focusAfter={focusAfter}
          language={language}
          estimate={estimate}
        />
      )}
    </div>
  );
}
