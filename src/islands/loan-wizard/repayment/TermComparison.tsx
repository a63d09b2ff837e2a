import { useState } from 'react';
import { alternativeLoans } from '../../../domain/loan/alternative-loans.ts';
import type { CostedLoan } from '../../../domain/loan/loan.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { clampedLoan, type LoanDraft, setTerm } from '../../../stores/draft.ts';
import type { LazyProps } from '../../shared/create-lazy-hook.ts';
import { TermCards } from '../../shared-loan/TermCards.tsx';

interface TermComparisonProps extends LazyProps {
  draft: LoanDraft;
}

/** The chosen term between a shorter and a longer one, each of which can be chosen. */
export function TermComparison({ language, texts, draft }: TermComparisonProps) {
  const loan = clampedLoan(draft);
  const [base, setBase] = useState(loan);
  const compared = base ? alternativeLoans(base.amount, base.term) : [];
  const chosen = compared.find(({ term }) => term === loan?.term);
  // A press on a card keeps all three cards: a new set would put another card under the pointer.
  if (loan && (loan.amount !== base?.amount || !chosen)) setBase(loan);
  if (!loan || !chosen || compared.length < 2) return null;
  const { estimate, compare } = texts;
  const noteOf = ({ term, payment, total }: CostedLoan) => {
    if (term === chosen.term) return compare.chosen;
    const difference = (euros: number) => formatMoney(Math.abs(euros), language, 2);
    return interpolate(term < chosen.term ? compare.shorter : compare.longer, {
      payment: difference(payment - chosen.payment),
      total: difference(total - chosen.total),
    });
  };
  return (
    <TermCards
      title={compare.title}
      language={language}
      estimate={estimate}
      cards={compared.map((card) => ({
        term: card.term,
        isChosen: card === chosen,
        name: estimate.payment,
        formattedAmount: formatMoney(card.payment, language, 2),
        note: noteOf(card),
        onChoose: () => setTerm(card.term),
      }))}
    />
  );
}
