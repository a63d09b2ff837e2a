/** How a loan is repaid, payment by payment: what the repayment table shows. */
import { loanCost, monthlyPayment, nominalRate } from './annuity.ts';

/** What happens over some consecutive payments. All sums are in euros, in whole cents. */
export interface RepaymentRow {
  /** Numbers of its first and last payment, counted from 1. */
  from: number;
  to: number;
  /** What is paid: {@link interest} and {@link principal} together. */
  payment: number;
  interest: number;
  /** What the debt shrinks by. */
  principal: number;
  /** Debt that is left after the last of these payments; 0 in the last row. */
  remaining: number;
}

/** Up to this term in months the table has a row for every month, above it one for every year. */
export const longestMonthlyTable = 24;

/** Payments per row of the table, 1 or 12. */
export function paymentsPerRow(term: number): number {
  return term <= longestMonthlyTable ? 1 : 12;
}

/**
 * The rows of the repayment table. Their columns add up to the loan's total, interest and amount, to the cent.
 *
 * After k payments an annuity loan has a debt of amount · (1 + r)^k − payment · ((1 + r)^k − 1) / r, with r a twelfth of
 * the nominal yearly rate (the formula behind {@link monthlyPayment}); what has been paid beyond the part of the debt
 * that is gone is interest. All payments are the same, rounded to the cent, so that over the whole term up to half a
 * cent for each of them is interest more or less than the formula has. That difference grows with (k / term)²: the first
 * rows are those that anybody computes from the rate, and no month is two cents off.
 * @param amount loan amount in euros
 * @param term number of monthly payments, a whole number
 * @param perRow payments per row; the last row may have fewer
 * @param yearly nominal rate per year, as a fraction
 * @returns no rows when amount or term is missing, see {@link monthlyPayment}
 */
export function repaymentRows(
  amount: number,
  term: number,
  perRow = paymentsPerRow(term),
  yearly = nominalRate,
): RepaymentRow[] {
  const { payment, interest } = loanCost(amount, term, yearly);
  if (payment === 0) return [];
  const rate = yearly / 12;
  const exact = (amount * rate) / (1 - (1 + rate) ** -term);
  const exactInterest = (paid: number) => {
    const growth = (1 + rate) ** paid;
    return paid * exact - amount + amount * growth - (exact * (growth - 1)) / rate;
  };
  const fromRounding = interest - (term * exact - amount);
  /** Of the first payments, in cents. */
  const interestOf = (paid: number) =>
    Math.round((exactInterest(paid) + fromRounding * (paid / term) ** 2) * 100);

  const rows: RepaymentRow[] = [];
  let remaining = Math.round(amount * 100);
  for (let paid = 0; paid < term; ) {
    const to = Math.min(term, paid + perRow);
    const paidNow = Math.round(payment * 100) * (to - paid);
    const interestNow = interestOf(to) - interestOf(paid);
    remaining -= paidNow - interestNow;
    rows.push({
      from: paid + 1,
      to,
      payment: paidNow / 100,
      interest: interestNow / 100,
      principal: (paidNow - interestNow) / 100,
      remaining: remaining / 100,
    });
    paid = to;
  }
  return rows;
}
