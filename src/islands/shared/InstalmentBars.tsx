import { useStore } from '@nanostores/react';
import { instalmentBars, widthShare } from '../../domain/loan/instalment-bars.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { $draft, clampedLoan, draftCost } from '../../stores/loan.ts';
import css from './InstalmentBars.module.css';

/** The payments of a loan as bars. Screen readers skip them: the same figures are in words beside them. */
export function InstalmentBars({ term }: { term: number }) {
  const { principal, interest, ...frame } = instalmentBars(term);
  // Not in the view box: only this stretches softly.
  const transform = `scale(${widthShare(term).toFixed(3)},1)`;
  return (
    // The attributes hold where no style arrives.
    <svg
      className={css.bars}
      width={32}
      height={16}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...frame}
    >
      <path d={principal} transform={transform} />
      <path d={interest} transform={transform} />
    </svg>
  );
}

export function DraftBars() {
  const loan = clampedLoan(useStore($draft, { ssr: 'initial' }));
  return <InstalmentBars term={loan?.term ?? 0} />;
}

/** The bars of the draft beside number and size of its payments. */
export function LabelledDraftBars({ language }: { language: Language }) {
  const draft = useStore($draft, { ssr: 'initial' });
  const payment = draftCost(draft)?.payment;
  const term = clampedLoan(draft)?.term ?? 0;
  return (
    <p className={`order-1 ${css.labelled} requires-js`} aria-hidden="true">
      <InstalmentBars term={term} />
      <span>{payment ? `${term} × ${formatMoney(payment, language, 2)}` : ''}</span>
    </p>
  );
}
