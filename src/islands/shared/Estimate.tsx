import { useStore } from '@nanostores/react';
import type { WizardMessages } from '../../i18n/contract.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { apr } from '../../loan/annuity.ts';
import { $draft, costOf } from '../../stores/loan.ts';

interface EstimateProps {
  language: Language;
  texts: WizardMessages['estimate'];
}

/** The monthly payment, and what the loan costs in all; follows every change of amount and term. */
export function Estimate({ language, texts }: EstimateProps) {
  const { payment, total, interest } = costOf(useStore($draft, { ssr: 'initial' }));
  const money = (euros: number) => formatMoney(euros, language, 2);
  const details = [
    [texts.total, money(total)],
    [texts.interest, money(interest)],
    [texts.apr, formatRate(apr, language)],
  ];
  return (
    <div className="rounded-card bg-mist px-5 py-4">
      <p className="text-small text-quiet">{texts.monthlyPayment}</p>
      <output className="block text-title font-semibold tabular-nums">{money(payment)}</output>
      <dl className="mt-3 grid gap-1 border-t border-edge/40 pt-3 text-small">
        {details.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{term}</dt>
            <dd className="ms-auto font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
