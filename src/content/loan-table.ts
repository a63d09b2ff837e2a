/** Tables such as `{table amount 10000 terms 12 24 36}`. */
import type { MdastNode } from 'satteri';
import { nominalRate } from '../domain/loan/offer.ts';
import { formatCount, formatMoney, formatNumber, formatRate } from '../i18n/format.ts';
import { interpolate } from '../i18n/interpolate.ts';
import type { FigureContext } from './figure-context.ts';
import { FigureError } from './figure-error.ts';
import type { LabelledLoan } from './loan-chart.ts';
import { lawfulLoanCost, parseAmount, parseTerm } from './loan-in-text.ts';

export interface LoanTable {
  caption: string;
  columns: string[];
  /** The first cell of each names the row. */
  rows: string[][];
  /** The loans of the rows, briefly labelled. */
  loans: LabelledLoan[];
}

const tableHelp =
  'Write {table amount 10000 terms 12 24 36} or {table term 36 amounts 5000 10000}, alone between two empty lines.';

export function isTablePlaceholder(source: string): boolean {
  return /^table\b/.test(source.trim());
}

/** The words of a table's placeholder, if it stands alone in a paragraph. */
export function tablePlaceholderIn(node: MdastNode): string | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  const source = only?.type === 'text' && /^\{([^{}]*)\}$/.exec(only.value.trim())?.[1];
  return source && isTablePlaceholder(source) ? source : undefined;
}

/**
 * @throws FigureError when the table is not written correctly, or a loan is beyond our limits or
 * the law's
 */
export function computeLoanTable(source: string, context: FigureContext): LoanTable {
  const [, kind, fixed, list, ...values] = source.trim().split(/\s+/);
  const { site, wizard, language } = context;
  const { forAmount, forTerm, payment, interest, total } = site.loanTable;
  const rate = formatRate(nominalRate, language);
  const termText = (term: number) => formatCount(term, wizard.estimate.months, language);
  const amountText = (amount: number) => formatMoney(amount, language, 0);
  /** A row of the table, and its loan in the chart. */
  const row = (amount: number, term: number, head: string, label = head) => {
    const cost = lawfulLoanCost(amount, term);
    const figures = [cost.payment, cost.interest, cost.total];
    return {
      cells: [head, ...figures.map((euros) => formatMoney(euros, language, 2))],
      loan: {
        amount,
        term,
        label,
        paymentLabel: amountText(cost.payment),
        interestLabel: amountText(cost.interest),
      },
    };
  };
  const table = (caption: string, head: string, rows: ReturnType<typeof row>[]) => ({
    caption,
    columns: [head, payment, interest, total],
    rows: rows.map(({ cells }) => cells),
    loans: rows.map(({ loan }) => loan),
  });
  if (fixed === undefined || values.length === 0) throw tableError(source);
  if (kind === 'amount' && list === 'terms') {
    const amount = parseAmount(fixed);
    const terms = values.map(parseTerm);
    const rows = terms.map((term, index) => {
      const isLast = index === terms.length - 1;
      const label = isLast ? termText(term) : formatNumber(term, language);
      return row(amount, term, termText(term), label);
    });
    const caption = interpolate(forAmount, { amount: amountText(amount), rate });
    return table(caption, wizard.fields.duration, rows);
  }
  if (kind === 'term' && list === 'amounts') {
    const term = parseTerm(fixed);
    const amounts = values.map(parseAmount);
    const rows = amounts.map((amount) => row(amount, term, amountText(amount)));
    const caption = interpolate(forTerm, { term: termText(term), rate });
    return table(caption, wizard.fields.amount, rows);
  }
  throw tableError(source);
}

function tableError(source: string): FigureError {
  return new FigureError(`{${source}} is not a table that can be computed. ${tableHelp}`);
}
