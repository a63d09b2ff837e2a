/** Loans as editors write them. */
import { loanCost } from '../domain/loan/annuity.ts';
import { maxLegalTerm } from '../domain/loan/legal-term.ts';
import { isOffered } from '../domain/loan/limits.ts';
import type { LoanCost } from '../domain/loan/loan.ts';
import { amountLimits, termLimits } from '../domain/loan/offer.ts';
import { FigureError } from './figure-error.ts';

/**
 * Reads an amount in euros.
 * @throws FigureError for an amount that is not lent
 */
export function parseAmount(text: string): number {
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (isOffered(amount, amountLimits)) return amount;
  const { min, max } = amountLimits;
  throw new FigureError(
    `${text} is not an amount that is lent. Write whole euros without dots, from ${min} to ${max}.`,
  );
}

/**
 * Reads a term in months.
 * @throws FigureError for a term that is not offered
 */
export function parseTerm(text: string): number {
  const term = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (isOffered(term, termLimits)) return term;
  throw new FigureError(
    `${text} is not a term. Write whole months, from ${termLimits.min} to ${termLimits.max}.`,
  );
}

/**
 * The cost of a loan that the law allows.
 * @throws FigureError when the law does not allow this term
 */
export function lawfulLoanCost(amount: number, term: number): LoanCost {
  const maxTerm = maxLegalTerm(amount);
  if (term <= maxTerm) return loanCost(amount, term);
  throw new FigureError(
    `A loan of ${amount} euros may run ${maxTerm} months at most by law, and the text says ${term}. Write a shorter term; src/domain/loan/legal-term.ts has the table.`,
  );
}
