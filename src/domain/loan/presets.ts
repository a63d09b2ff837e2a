/** Buttons for common amounts and terms. */
import { maxLegalTerm } from './legal-term.ts';

/** In euros. A phone's slider cannot hit them: one pixel is 3,000 euros. */
export const presetAmounts: readonly number[] = [5_000, 10_000, 20_000, 50_000];

/** Common terms in months; all are whole years. */
export const commonTerms = [12, 24, 36, 60, 120];

/** The four longest common terms, in months, that the law allows for an amount in euros. */
export function presetTerms(amount: number): number[] {
  return commonTerms.filter((term) => term <= maxLegalTerm(amount)).slice(-4);
}
