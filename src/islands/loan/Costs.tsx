import { useStore } from '@nanostores/react';
import type { PropsWithChildren } from 'react';
import { apr } from '../../domain/loan/annuity.ts';
import { formatRate } from '../../i18n/format.ts';
import { $draft, draftCost } from '../../stores/loan.ts';
import css from './Costs.module.css';
import { dash, type EstimateProps, moneyOrDash } from './Payment.tsx';
import { SummaryList } from './SummaryList.tsx';

/** What the loan costs beside its monthly payment. */
export function Costs({ language, texts }: EstimateProps) {
  const cost = draftCost(useStore($draft, { ssr: 'initial' }));
  const rows = [
    [texts.total, moneyOrDash(cost?.total, language)],
    [texts.interest, <Interest key="interest">{moneyOrDash(cost?.interest, language)}</Interest>],
    [texts.apr, cost?.payment ? formatRate(apr, language) : dash],
  ] as const;
  return <SummaryList rows={rows} />;
}

/** With the legend of the bars: a swatch in the colour of interest. */
export function Interest({ children }: PropsWithChildren) {
  return <span className={css.interest}>{children}</span>;
}
