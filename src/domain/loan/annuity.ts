/**
 * What a loan costs: the one annuity function behind the estimate, the representative example and the texts.
 */

import { offer } from '../company.ts';

export const { rate: nominalRate, example: exampleLoan } = offer;

/**
 * Monthly payment of a loan repaid in equal monthly instalments, in euros, rounded to the cent.
 *
 * The annuity formula: amount · r / (1 − (1 + r)^−term), with r a twelfth of the nominal yearly rate.
 * @param amount loan amount in euros
 * @param term number of monthly payments
 * @param yearly nominal rate per year, as a fraction
 * @returns 0 when amount or term is missing: not a number, not finite, zero or less
 */
export function monthlyPayment(amount: number, term: number, yearly = nominalRate): number {
  if (!(amount > 0 && term > 0 && Number.isFinite(amount) && Number.isFinite(term))) return 0;
  const rate = yearly / 12;
  return toCents((amount * rate) / (1 - (1 + rate) ** -term));
}

export interface LoanCost {
  /** Monthly payment in euros. */
  payment: number;
  /** Everything that is paid back, in euros: the rounded payments added up, as the borrower pays them. */
  total: number;
  /** Total minus amount, in euros. */
  interest: number;
}

/** What a loan costs over its whole term; all zero when amount or term is missing, see {@link monthlyPayment}. */
export function loanCost(amount: number, term: number, yearly = nominalRate): LoanCost {
  const payment = monthlyPayment(amount, term, yearly);
  if (payment === 0) return { payment: 0, total: 0, interest: 0 };
  const total = toCents(payment * term);
  return { payment, total, interest: toCents(total - amount) };
}

/**
 * Annual percentage rate as a fraction, for a loan with no cost besides interest: one year of monthly compounding.
 * The formula of Directive (EU) 2023/2225, annex III, comes to this when every month counts as a twelfth of a year and
 * the first payment is due a month after the loan is paid out.
 */
export const apr = (1 + nominalRate / 12) ** 12 - 1;

function toCents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
