import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { apr, loanCost } from '../../../domain/loan/annuity.ts';
import { amountLimits, snap, termLimits } from '../../../domain/loan/limits.ts';
import { paymentsPerRow, repaymentRows } from '../../../domain/loan/repayment.ts';
import { formatCount, formatMoney, formatRate } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { WizardMessages } from '../../../i18n/messages/contract.ts';
import { $draft } from '../../../stores/loan.ts';
import { $wizard } from '../../../stores/wizard.ts';
import { buttonStyles } from '../../../ui/styles.ts';
import { CreditNotice } from '../../shared/CreditNotice.tsx';
import { Details } from '../../shared/Estimate.tsx';
import css from './RepaymentTable.module.css';

export interface RepaymentTableProps {
  language: Language;
  texts: WizardMessages;
}

/** The repayment table of the loan that is chosen, and a sheet of paper with it. */
export function RepaymentTable({ language, texts }: RepaymentTableProps) {
  const draft = useStore($draft);
  const { step } = useStore($wizard);
  if (draft.amount === null || draft.duration === null) return null;
  // What is being typed may be anything; the table waits at the nearest loan that there is.
  const loan: Loan = {
    amount: snap(draft.amount, amountLimits),
    term: snap(draft.duration, termLimits),
  };
  const { payment, total, interest } = loanCost(loan.amount, loan.term);
  const { fields, estimate } = texts;
  const money = (euros: number) => formatMoney(euros, language, 2);
  const facts = [
    [fields.amount, formatMoney(loan.amount, language, 0)],
    [fields.duration, formatCount(loan.term, estimate.months, language)],
    [estimate.payment, money(payment)],
    [estimate.total, money(total)],
    [estimate.interest, money(interest)],
    [estimate.apr, formatRate(apr, language)],
  ] as const;
  const caption = facts
    .slice(0, 2)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
  const table = <Rows loan={loan} caption={caption} language={language} texts={texts} />;
  return (
    <>
      <section
        className="mt-1 mb-4 overflow-x-auto"
        {...scrollsByKeyboard}
        aria-label={texts.table.title}
      >
        {table}
      </section>
      <button type="button" className={buttonStyles.secondary} onClick={() => print()}>
        {texts.table.print}
      </button>
      {/* Only in its own step is it what a visitor wants to print. */}
      {step === 1 &&
        createPortal(
          <section lang={language} className={css.paper}>
            <h2>{texts.table.title}</h2>
            <Details rows={facts} />
            {table}
            <CreditNotice language={language} texts={estimate} />
          </section>,
          document.body,
        )}
    </>
  );
}

/** The longest sums are wider than a telephone: the table scrolls by itself. */
const scrollsByKeyboard = { tabIndex: 0 };

interface Loan {
  amount: number;
  term: number;
}

interface RowsProps extends Pick<RepaymentTableProps, 'language' | 'texts'> {
  loan: Loan;
  caption: string;
}

function Rows({ loan: { amount, term }, caption, language, texts }: RowsProps) {
  const words = texts.table;
  const perRow = paymentsPerRow(term);
  const { total, interest } = loanCost(amount, term);
  const columns = [words.payment, words.interest, words.principal, words.remaining];
  const cells = (...euros: number[]) =>
    euros.map((value, column) => (
      <td key={columns[column]}>{withoutSign(formatMoney(value, language, 2))}</td>
    ));
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{perRow === 1 ? words.month : words.year}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {repaymentRows(amount, term, perRow).map((row, index) => (
          <tr key={row.from}>
            <th scope="row">{index + 1}</th>
            {cells(row.payment, row.interest, row.principal, row.remaining)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {cells(total, interest, amount)}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

/** Numbers in a column need no sign on each; the caption has it. */
function withoutSign(money: string): string {
  return money.replace(/^€\s?|\s?€$/, '');
}
