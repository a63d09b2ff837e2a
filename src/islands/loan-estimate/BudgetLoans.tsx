import { useState } from 'react';
import { exampleBudget, loansByTerm, lowestPaymentLoan } from '../../domain/loan/largest-loan.ts';
import { parseNumber } from '../../domain/loan/parse-number.ts';
import { formatMoney, formatNumber, formatTerm } from '../../i18n/format.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { $draft, setLoan, typedLoan } from '../../stores/draft.ts';
import type { LazyProps } from '../shared/create-lazy-hook.ts';
import { TextField } from '../shared/TextField.tsx';
import { useStore } from '../shared/use-store.ts';
import { TermCards } from '../shared-loan/TermCards.tsx';

interface BudgetLoansProps extends LazyProps {
  /** Called when the visitor types another sum. */
  onChange: () => void;
}

/**
 * The loans that a monthly sum pays for. The typed sum stays in the field, and is neither stored
 * nor sent.
 */
export function BudgetLoans({ language, texts, onChange }: BudgetLoansProps) {
  const typed = typedLoan(useStore($draft));
  const [text, setText] = useState(String(exampleBudget));
  const [isEditing, setIsEditing] = useState(false);
  const { budget } = texts;
  const sum = text.trim() === '' ? undefined : parseNumber(text);
  const loans = sum === undefined ? [] : loansByTerm(sum);
  const money = (euros: number) => formatMoney(euros, language, 2);
  const findError = () => {
    if (Number.isNaN(sum) || (sum === undefined && !isEditing))
      return interpolate(budget.error, { example: formatNumber(exampleBudget, language) });
    // While the visitor types a sum, its first digits are too small a sum.
    if (sum === undefined || loans.length > 0 || isEditing) return undefined;
    return interpolate(budget.tooLittle, {
      amount: formatMoney(lowestPaymentLoan.amount, language, 0),
      term: formatTerm(lowestPaymentLoan.term, texts.estimate, language),
      payment: money(lowestPaymentLoan.payment),
    });
  };
  const error = findError();
  return (
    <div className="grid gap-4">
      <div>
        <TextField
          id="hero-budget"
          label={budget.label}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          error={error}
          value={text}
          onText={(sumText) => {
            setText(sumText);
            setIsEditing(true);
            onChange();
          }}
          onBlur={() => setIsEditing(false)}
        />
        <span role="status" className="visually-hidden">
          {error}
        </span>
      </div>
      {loans.length > 0 && (
        <TermCards
          title={budget.loans}
          language={language}
          estimate={texts.estimate}
          cards={loans.map((loan) => ({
            term: loan.term,
            isChosen: typed.amount === loan.amount && typed.term === loan.term,
            name: texts.fields.amount,
            formattedAmount: formatMoney(loan.amount, language, 0),
            note: `${texts.estimate.total}: ${money(loan.total)}`,
            onChoose: () => setLoan(loan),
          }))}
        />
      )}
    </div>
  );
}
