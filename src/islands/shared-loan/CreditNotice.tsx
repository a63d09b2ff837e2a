import { apr, loanCost } from '../../domain/loan/annuity.ts';
import { exampleLoan, nominalRate } from '../../domain/loan/offer.ts';
import { formatCount, formatMoney, formatRate } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { EstimateProps } from './estimate-props.ts';

/** Statutory credit warning and representative example, required wherever a payment is shown. */
export function CreditNotice({ language, estimate }: EstimateProps) {
  const { amount, term } = exampleLoan;
  const { payment, total } = loanCost(amount, term);
  const rate = formatRate(nominalRate, language);
  return (
    <div className="text-small text-muted">
      <p className="font-semibold text-ink">{estimate.warning}</p>
      <p className="mt-1">{interpolate(estimate.note, { rate })}</p>
      <p className="mt-1">
        {interpolate(estimate.example, {
          amount: formatMoney(amount, language, 0),
          term: formatCount(term, estimate.months, language),
          rate,
          apr: formatRate(apr, language),
          count: term,
          payment: formatMoney(payment, language, 2),
          total: formatMoney(total, language, 2),
        })}
      </p>
    </div>
  );
}
