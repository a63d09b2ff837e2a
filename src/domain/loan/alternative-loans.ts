import { loanCost } from './annuity.ts';
import { maxLegalTerm } from './legal-term.ts';
import type { CostedLoan } from './loan.ts';
import { termLimits } from './offer.ts';

/** Terms offered for comparison, in months. */
const comparableTerms = [3, 6, 9, 12, 18, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 144, 180, 240];

/**
 * Smallest ratio between the chosen term and a comparable one. The longest legal term may
 * be closer.
 */
const minRatio = 1.2;

/**
 * A shorter term, the chosen one and a longer one, in this order. Leaves out alternatives that
 * exceed the limits or the longest legal term. `amount` is in euros, `term` in months.
 */
export function alternativeLoans(amount: number, term: number): CostedLoan[] {
  const maxTerm = Math.min(maxLegalTerm(amount), termLimits.max);
  const previous = comparableTerms.findLast((other) => other * minRatio <= term) ?? 0;
  const shorter = Math.max(termLimits.min, Math.min(maxTerm, previous));
  const longer = Math.min(
    maxTerm,
    comparableTerms.find((other) => other >= term * minRatio) ?? maxTerm,
  );
  const terms = [...(shorter < term ? [shorter] : []), term, ...(longer > term ? [longer] : [])];
  return terms.map((months) => ({ amount, term: months, ...loanCost(amount, months) }));
}
