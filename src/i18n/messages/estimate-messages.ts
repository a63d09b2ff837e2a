import type { WizardMessages } from './types.ts';

/**
 * A wizard's catalogue as the estimate has it: every prop of an island is in the page, so only the
 * texts of amount and term.
 */
export function estimateMessages({ controls, estimate, fields, hints, errors }: WizardMessages) {
  return {
    controls,
    estimate,
    fields: pickLoanFields(fields),
    hints: pickLoanFields(hints),
    errors: pickLoanFields(errors),
  };
}

export type EstimateMessages = ReturnType<typeof estimateMessages>;

function pickLoanFields({ amount, duration }: Record<'amount' | 'duration', string>) {
  return { amount, duration };
}
