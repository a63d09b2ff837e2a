import { describe, expect, it } from 'vitest';
import { maxLegalTerm } from '../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../src/domain/loan/limits.ts';
import { $draft, legalTermIfExceeded } from '../../src/stores/loan.ts';

const amount = amountLimits.default;
const maxTerm = maxLegalTerm(amount);
const maxTermOfMax = maxLegalTerm(amountLimits.max);
const isLimited = maxTerm < termLimits.max;

describe('the longest term allowed', () => {
  it.each([
    [amount, maxTerm, undefined],
    [amount, maxTerm + 1, isLimited ? maxTerm : undefined],
    // Uses the nearest offered loan.
    [
      amountLimits.max + 1,
      termLimits.max + 1,
      maxTermOfMax < termLimits.max ? maxTermOfMax : undefined,
    ],
    ['', maxTerm + 1, undefined],
    [amount, '', undefined],
    ['abc', maxTerm, undefined],
  ])('of %s euros over %s months appears when exceeded', (amount, duration, limit) => {
    const loan = { amount: String(amount), duration: String(duration) };
    expect(legalTermIfExceeded({ ...$draft.get(), ...loan })).toBe(limit);
  });
});
