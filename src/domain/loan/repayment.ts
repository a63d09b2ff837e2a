import { annuityFactor, loanCost, monthlyPayment } from './annuity.ts';
import { nominalRate } from './offer.ts';

/** A row of the table. All sums are in euros, rounded to cents. */
interface RepaymentRow {
  /** Numbers of the first and last payment in the row, counted from 1. */
  from: number;
  to: number;
  /** {@link interest} plus {@link principal}. */
  payment: number;
  interest: number;
  principal: number;
  /** Debt after the last payment of the row; 0 in the last row. */
  remaining: number;
}

/** Longest term in months with a row per month. Longer terms have a row per year. */
export const maxMonthlyTableTerm = 24;

/** Payments per row of the table, 1 or 12. */
export function paymentsPerRow(term: number): number {
  return term <= maxMonthlyTableTerm ? 1 : 12;
}

/**
 * The rows of the repayment table. The columns add up to the loan's total, interest and amount, to
 * the cent.
 *
 * Debt after k payments: what the payments still to come would repay, see {@link annuityFactor}.
 * Payments are rounded to the cent, so the total interest differs from the formula's by up to half
 * a cent per payment. The difference is spread by (k / term)²: the first rows match the formula,
 * and no month is off by two cents.
 * @param amount loan amount in euros
 * @param term number of monthly payments, a whole number
 * @param perRow payments per row; the last row may have fewer
 * @param yearlyRate nominal rate per year, as a fraction
 * @returns no rows without a loan, see {@link monthlyPayment}
 */
export function repaymentRows(
  amount: number,
  term: number,
  perRow = paymentsPerRow(term),
  yearlyRate = nominalRate,
): RepaymentRow[] {
  const { payment, interest } = loanCost(amount, term, yearlyRate);
  if (payment === 0) return [];
  const exactPayment = amount * annuityFactor(term, yearlyRate);
  const exactInterest = (paid: number) =>
    paid * exactPayment - amount + exactPayment / annuityFactor(term - paid, yearlyRate);
  const roundingDifference = interest - (term * exactPayment - amount);
  /** Interest of the first payments, in cents; never −0, which would be shown with its sign. */
  const interestOf = (paid: number) =>
    Math.round((exactInterest(paid) + roundingDifference * (paid / term) ** 2) * 100) || 0;

  const rows: RepaymentRow[] = [];
  let remaining = Math.round(amount * 100);
  for (let paid = 0; paid < term; ) {
    const to = Math.min(term, paid + perRow);
    const rowInterest = interestOf(to) - interestOf(paid);
    const rowPayment =
      to === term ? remaining + rowInterest : Math.round(payment * 100) * (to - paid);
    remaining -= rowPayment - rowInterest;
    rows.push({
      from: paid + 1,
      to,
      payment: rowPayment / 100,
      interest: rowInterest / 100,
      principal: (rowPayment - rowInterest) / 100,
      remaining: remaining / 100,
    });
    paid = to;
  }
  return rows;
}
