import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { company } from '../../../domain/company.ts';
import { loanCost } from '../../../domain/loan/annuity.ts';
import type { Loan } from '../../../domain/loan/loan.ts';
import { paymentsPerRow, repaymentRows } from '../../../domain/loan/repayment.ts';
import { formatMoney, formatTerm } from '../../../i18n/format.ts';
import { type Language, languages } from '../../../i18n/languages.ts';
import type { WizardMessages } from '../../../i18n/messages/types.ts';
import { $draft, clampedLoan } from '../../../stores/draft.ts';
import { $wizard } from '../../../stores/wizard.ts';
import { buttonStyles } from '../../../ui/styles.ts';
import { LoanPassportButton } from '../../loan-passport/LoanPassportButton.tsx';
import type { LazyProps } from '../../shared/create-lazy-hook.ts';
import { useStore } from '../../shared/use-store.ts';
import { CreditNotice } from '../../shared-loan/CreditNotice.tsx';
import { InstalmentBars } from '../../shared-loan/InstalmentBars.tsx';
import { costRows } from '../../shared-loan/LoanCosts.tsx';
import { SummaryList } from '../../shared-loan/SummaryList.tsx';
import css from './RepaymentTable.module.css';

/** The repayment of the draft's loan on screen and on paper, and the buttons that print it. */
export function RepaymentTable({ language, texts }: LazyProps) {
  const draft = useStore($draft);
  const { step } = useStore($wizard);
  const container = useRef<HTMLDivElement>(null);
  // While the visitor types an amount outside the limits, the table shows the nearest loan.
  const loan = clampedLoan(draft);

  // At the foot of a step, hardly a line of the opened table would be in view.
  useEffect(() => {
    container.current?.closest('details')?.scrollIntoView({ block: 'start' });
  }, []);

  if (!loan) return null;
  const { fields, estimate } = texts;
  const summary = [
    [fields.amount, formatMoney(loan.amount, language, 0)],
    [fields.duration, formatTerm(loan.term, estimate, language)],
    ...costRows(loanCost(loan.amount, loan.term), { language, estimate }),
  ] as const;
  const caption = summary
    .slice(0, 2)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
  const table = { loan, caption, language, texts };
  return (
    <>
      <div ref={container}>
        <FittedTable key={`${loan.amount} ${loan.term}`} {...table} />
      </div>
      <button type="button" className={buttonStyles.secondary} onClick={() => print()}>
        {texts.table.print}
      </button>
      <p className="mt-2">
        <LoanPassportButton language={language} label={texts.passport.print} />
      </p>
      {/* Other steps are printed without it: they do not show the table. */}
      {step === 1 &&
        createPortal(
          <section lang={language} className={css.printOnly}>
            <h2>{texts.table.title}</h2>
            <p>
              {`${company.name}, ${company.email}, ${new Date().toLocaleDateString(languages[language].locale)}`}
            </p>
            <SummaryList rows={summary} />
            <InstalmentBars loan={loan} language={language} estimate={estimate} />
            <ScheduleTable {...table} fit="all" />
            <CreditNotice language={language} estimate={estimate} />
          </section>,
          document.body,
        )}
    </>
  );
}

/**
 * Where space is short the table drops the cents, then the column of payments: the estimate shows
 * the payment.
 */
function FittedTable(table: Omit<ScheduleTableProps, 'fit'>) {
  // A new object is measured, even with the same fit.
  const [shown, setShown] = useState<{ fit: Fit }>({ fit: 'all' });
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = scroller.current ?? {};
    const fit = narrowerFits[shown.fit];
    if (fit && scrollWidth > clientWidth) setShown({ fit });
  }, [shown]);
  useEffect(() => {
    const fitAgain = () => setShown({ fit: 'all' });
    addEventListener('resize', fitAgain);
    return () => removeEventListener('resize', fitAgain);
  }, []);
  return (
    <section
      ref={scroller}
      className={css.scroll}
      {...scrollsByKeyboard}
      aria-label={table.texts.table.title}
    >
      <ScheduleTable {...table} {...shown} />
    </section>
  );
}

/** Spread, because lint would forbid the tab stop: it does not know that this section scrolls. */
const scrollsByKeyboard = { tabIndex: 0 };

interface ScheduleTableProps {
  language: Language;
  texts: WizardMessages;
  loan: Loan;
  caption: string;
  fit: Fit;
}

type Fit = 'all' | 'whole euros' | 'no payments';

const narrowerFits: Partial<Record<Fit, Fit>> = {
  all: 'whole euros',
  'whole euros': 'no payments',
};

function ScheduleTable({
  loan: { amount, term },
  caption,
  fit,
  language,
  texts,
}: ScheduleTableProps) {
  const labels = texts.table;
  const perRow = paymentsPerRow(term);
  const { total, interest } = loanCost(amount, term);
  const hiddenColumns = fit === 'no payments' ? 1 : 0;
  const columns = [labels.payment, labels.interest, labels.principal, labels.remaining].slice(
    hiddenColumns,
  );
  const cells = (...euros: number[]) =>
    euros
      .slice(hiddenColumns)
      .map((value, column) => (
        <td key={columns[column]}>
          {withoutSign(formatMoney(value, language, fit === 'all' ? 2 : 0))}
        </td>
      ));
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{perRow === 1 ? labels.month : labels.year}</th>
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
          <th scope="row">{labels.total}</th>
          {cells(total, interest, amount)}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

/** The caption has the currency sign, so the cells omit it. */
function withoutSign(money: string): string {
  return money.replace(/^€\s?|\s?€$/, '');
}
