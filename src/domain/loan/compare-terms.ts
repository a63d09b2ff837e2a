import { type LoanCost, loanCost } from './annuity.ts';
import { maxLegalTerm } from './legal-term.ts';
import { termLimits } from './limits.ts';

/** Common terms in months. */
const steps = [3, 6, 9, 12, 18, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 144, 180, 240];

/** Smallest ratio between the chosen term and a common one. The longest legal term may be closer. */
const minRatio = 1.2;

export interface ComparedTerm extends LoanCost {
  term: number;
}

/**
 * A shorter term, the chosen one and a longer one, in this order. Leaves out alternatives that exceed the limits or the
 * longest legal term. `amount` is in euros, `term` in months.
 */
export function compareTerms(amount: number, term: number): ComparedTerm[] {
  const maxTerm = Math.min(maxLegalTerm(amount), termLimits.max);
  const previous = steps.findLast((step) => step * minRatio <= term) ?? 0;
  const shorter = Math.max(termLimits.min, Math.min(maxTerm, previous));
  const longer = Math.min(maxTerm, steps.find((step) => step >= term * minRatio) ?? maxTerm);
  return [shorter < term ? [shorter] : [], [term], longer > term ? [longer] : []]
    .flat()
    .map((months) => ({ term: months, ...loanCost(amount, months) }));
}
