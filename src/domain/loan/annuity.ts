/** The one annuity function: estimate, representative example and texts use it. */
import type { LoanCost } from './loan.ts';
import { nominalRate } from './offer.ts';

/**
 * Share of a loan that each of its equal monthly payments takes: r / (1 − (1 + r)^−term), with r a
 * twelfth of the nominal yearly rate. Without interest 1 / term, which the formula approaches as r
 * becomes small.
 */
export function annuityFactor(term: number, yearlyRate: number): number {
  const monthlyRate = yearlyRate / 12;
  return monthlyRate === 0 ? 1 / term : monthlyRate / -Math.expm1(-term * Math.log1p(monthlyRate));
}

/**
 * Monthly payment of a loan repaid in equal monthly instalments, in euros, rounded to the cent.
 * @param amount loan amount in euros
 * @param term number of monthly payments
 * @param yearlyRate nominal rate per year, as a fraction
 * @returns 0 without a loan: when amount or term is NaN, infinite, zero or negative
 */
export function monthlyPayment(amount: number, term: number, yearlyRate = nominalRate): number {
  if (!(amount > 0 && term > 0 && Number.isFinite(amount) && Number.isFinite(term))) return 0;
  return toCents(amount * annuityFactor(term, yearlyRate));
}

/** Cost of a loan over its whole term; all zero without a loan, see {@link monthlyPayment}. */
export function loanCost(amount: number, term: number, yearlyRate = nominalRate): LoanCost {
  const payment = monthlyPayment(amount, term, yearlyRate);
  if (payment === 0) return { payment: 0, total: 0, interest: 0 };
  const total = toCents(yearlyRate === 0 ? amount : payment * term);
  return { payment, total, interest: toCents(total - amount) };
}

/**
 * Annual percentage rate as a fraction, for a loan without costs besides interest: one year of
 * monthly compounding. Equals the formula of Directive (EU) 2023/2225, annex III, for months of a
 * twelfth of a year and a first payment one month after payout.
 */
export const apr = (1 + nominalRate / 12) ** 12 - 1;

function toCents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
