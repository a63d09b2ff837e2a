/** The draft as the tab's storage gives it back. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicant } from '../support/submission.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A fresh store in a tab that holds this draft. */
async function loadStore(stored: unknown) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(stored), setItem: () => {} });
  return import('../../src/stores/loan.ts');
}

describe('$draft', () => {
  it('restores every text as typed', async () => {
    const stored = { ...applicant, amount: '12.5oo', duration: ' 36' };
    const { $draft, draftCost } = await loadStore(stored);
    expect($draft.get()).toEqual(stored);
    expect(draftCost($draft.get())).toBeUndefined();
  });

  it('reads the numbers of an earlier version', async () => {
    const { $draft, typedNumber } = await loadStore({
      ...applicant,
      amount: 12_500,
      duration: null,
    });
    expect($draft.get()).toEqual({ ...applicant, amount: '12500', duration: '' });
    expect(typedNumber($draft.get(), 'amount')).toBe(12_500);
    expect(typedNumber($draft.get(), 'duration')).toBeNull();
  });

  it('ignores what is no draft', async () => {
    const { $draft } = await loadStore({ ...applicant, amount: '12500', duration: [36] });
    expect($draft.get()).toBe($draft.init);
  });
});
