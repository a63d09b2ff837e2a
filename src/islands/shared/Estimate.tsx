import { useStore } from '@nanostores/react';
import { apr } from '../../domain/loan/annuity.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/contract.ts';
import { $draft, costOf } from '../../stores/loan.ts';
import css from './Estimate.module.css';

interface EstimateProps {
  language: Language;
  texts: WizardMessages['estimate'];
}

/** The monthly payment as a text; 0 while amount or term is missing. */
export function Payment({ language }: Pick<EstimateProps, 'language'>) {
  return formatMoney(costOf(useStore($draft, { ssr: 'initial' })).payment, language, 2);
}

/** What the loan costs besides the monthly payment. */
export function Costs({ language, texts }: EstimateProps) {
  const { total, interest } = costOf(useStore($draft, { ssr: 'initial' }));
  const details = [
    [texts.total, formatMoney(total, language, 2)],
    [texts.interest, formatMoney(interest, language, 2)],
    [texts.apr, formatRate(apr, language)],
  ] as const;
  return <Details rows={details} />;
}

/** Names and values, a line each; a value too long for the line goes below its name. */
export function Details({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
