import { useStore } from '@nanostores/react';
import { compareTerms } from '../../../domain/loan/compare-terms.ts';
import { formatMoney, formatTerm } from '../../../i18n/format.ts';
import { $draft, clampedLoan } from '../../../stores/loan.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import css from './TermComparison.module.css';

/** Euros from which three amounts with cents do not fit side by side on a phone. */
const tooLongWithCents = 100_000;

export function TermComparison({ language, texts }: WizardLocale) {
  const { estimate, compare } = texts;
  const loan = clampedLoan(useStore($draft));
  const terms = loan ? compareTerms(loan.amount, loan.term) : [];
  const cheapest = Math.min(...terms.map(({ total }) => total));
  if (!loan || terms.length < 2) return null;
  const rows = [
    [estimate.payment, terms.map(({ payment }) => payment)],
    [estimate.total, terms.map(({ total }) => total)],
  ] as const;
  return (
    <table className={css.comparison}>
      <caption>{compare.title}</caption>
      <thead>
        <tr>
          {terms.map(({ term, total }) => (
            <th key={term} scope="col" aria-current={term === loan.term || undefined}>
              {formatTerm(term, estimate, language)}
              <small>
                {[term === loan.term && compare.chosen, total === cheapest && compare.cheapest]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(([name, values]) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={terms.length}>
              {name}
            </th>
          </tr>
          <tr>
            {values.map((euros, index) => (
              <td key={terms[index]?.term}>
                {formatMoney(euros, language, Math.max(...values) < tooLongWithCents ? 2 : 0)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
