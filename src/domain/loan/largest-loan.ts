/** What a monthly sum pays for: the annuity read backwards, within the limits of amount and law. */
import { annuityFactor, loanCost, monthlyPayment } from './annuity.ts';
import { maxLegalTerm } from './legal-term.ts';
import type { CostedLoan } from './loan.ts';
import { amountLimits, nominalRate } from './offer.ts';
import { commonTerms } from './presets.ts';

/** The monthly sum that stands in the field before the visitor types another, in euros. */
export const exampleBudget = 300;

const minAmountTerm = maxLegalTerm(amountLimits.min);

/** No legal loan has a smaller monthly payment: the smallest amount over its longest legal term. */
export const lowestPaymentLoan: CostedLoan = {
  amount: amountLimits.min,
  term: minAmountTerm,
  ...loanCost(amountLimits.min, minAmountTerm),
};

/**
 * The term of the loan with the lowest payment is among them, so that every sum that pays for a
 * loan has an answer.
 */
const terms = [...new Set([...commonTerms, minAmountTerm])].sort((a, b) => a - b);

/**
 * For each common term that the law allows: the largest loan with at most `maxPayment` euros
 * a month.
 */
export function loansByTerm(maxPayment: number): CostedLoan[] {
  return terms.flatMap((term) => {
    const loan = largestLoan(maxPayment, term);
    return loan?.term === term ? [loan] : [];
  });
}

/**
 * The largest loan that is repaid within `maxTerm` months with at most `maxPayment` euros a month.
 * Its term is shorter where the law demands it; undefined where the payment is too small for any
 * loan that we offer.
 */
export function largestLoan(maxPayment: number, maxTerm: number): CostedLoan | undefined {
  const amount = largestAmount(maxPayment, maxTerm);
  const legalTerm = maxLegalTerm(amount);
  // A smaller amount may have a shorter term still.
  if (maxTerm > legalTerm) return largestLoan(maxPayment, legalTerm);
  if (!(amount >= amountLimits.min)) return undefined;
  return { amount, term: maxTerm, ...loanCost(amount, maxTerm) };
}

/** In whole euros. Payments are rounded to the cent, so the division alone may be a euro off. */
function largestAmount(maxPayment: number, term: number): number {
  const above = Math.floor((maxPayment + 0.01) / annuityFactor(term, nominalRate)) + 1;
  let amount = Math.min(amountLimits.max, above);
  while (amount > 0 && monthlyPayment(amount, term) > maxPayment) amount--;
  return amount;
}
