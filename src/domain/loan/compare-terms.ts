/** Which terms to look at beside the chosen one: less interest on one side, a lower payment on the other. */
import { type LoanCost, loanCost } from './annuity.ts';
import { termLimits } from './limits.ts';
import { longestTerm } from './longest-term.ts';

/** Terms in months that lenders commonly offer. */
const steps = [3, 6, 9, 12, 18, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 144, 180, 240];

/** How much shorter or longer a term must be to be worth a look. */
const apart = 1.2;

export interface ComparedTerm extends LoanCost {
  /** Term in months. */
  term: number;
}

/**
 * A shorter term, the chosen one and a longer one, in this order. What Belgian law does not allow for the amount is left
 * out, but for the chosen term itself; so is what has no room within the limits.
 * @param amount loan amount in euros
 * @param term chosen term in months
 */
export function compareTerms(amount: number, term: number): ComparedTerm[] {
  const longest = longestTerm(amount);
  const shorter = Math.min(
    longest,
    steps.findLast((step) => step * apart <= term) ?? termLimits.min,
  );
  const longer = Math.min(longest, steps.find((step) => step >= term * apart) ?? longest);
  return [shorter < term ? [shorter] : [], [term], longer > term ? [longer] : []]
    .flat()
    .map((months) => ({ term: months, ...loanCost(amount, months) }));
}
