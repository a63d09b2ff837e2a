import { describe, expect, it } from 'vitest';
import { maxLegalTerm } from '../../../../src/domain/loan/legal-term.ts';

describe('maxLegalTerm', () => {
  it('follows the law’s table at every threshold', () => {
    const amounts = [200, 500, 501, 2_500, 2_501, 3_700, 3_701, 5_600, 5_601, 7_500, 7_501, 10_000];
    expect(amounts.map(maxLegalTerm)).toEqual([18, 18, 24, 24, 30, 30, 36, 36, 42, 42, 48, 48]);
    const larger = [10_001, 15_000, 15_001, 20_000, 20_001, 37_000, 37_001, 900_000];
    expect(larger.map(maxLegalTerm)).toEqual([60, 60, 84, 84, 120, 120, 240, 240]);
  });
});
