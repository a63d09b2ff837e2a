/** What a draft costs, and how the tab's storage gives it back. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loanCost } from '../../../src/domain/loan/annuity.ts';
import { maxLegalTerm } from '../../../src/domain/loan/legal-term.ts';
import { amountLimits, termLimits } from '../../../src/domain/loan/offer.ts';
import {
  clampedLoan,
  costWithinLaw,
  draftCost,
  exceededLegalTerm,
  hasTypedText,
  initialDraft,
  isEmptyOrOffered,
  typedLoan,
} from '../../../src/stores/draft.ts';
import { applicant } from '../../support/submission.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A fresh store in a tab that holds this draft. */
async function loadStore(stored: unknown, storage: object = {}) {
  vi.resetModules();
  const getItem = () => JSON.stringify(stored);
  vi.stubGlobal('sessionStorage', { getItem, setItem: () => {}, ...storage });
  return import('../../../src/stores/draft.ts');
}

const free = { payment: 0, total: 0, interest: 0 };

describe('a draft', () => {
  const legalCost = loanCost(5_000, 36);

  it.each([
    {
      typed: ['5.000', ' 12 '],
      loan: { amount: 5_000, term: 12 },
      cost: loanCost(5_000, 12),
      clamped: { amount: 5_000, term: 12 },
    },
    { typed: ['', '12'], loan: { amount: undefined, term: 12 }, cost: free, clamped: undefined },
    {
      typed: ['5000', ' '],
      loan: { amount: 5_000, term: undefined },
      cost: free,
      clamped: undefined,
    },
    {
      typed: ['5oo0', '12'],
      loan: { amount: undefined, term: 12 },
      cost: undefined,
      clamped: undefined,
    },
    {
      typed: ['0', '12'],
      loan: { amount: undefined, term: 12 },
      cost: undefined,
      clamped: undefined,
    },
    {
      typed: ['2999', '361'],
      loan: { amount: 2_999, term: 361 },
      cost: undefined,
      clamped: { amount: 3_000, term: 360 },
    },
    {
      typed: ['5000,5', '12'],
      loan: { amount: 5_000.5, term: 12 },
      cost: undefined,
      clamped: { amount: 5_001, term: 12 },
    },
  ])('of $typed has a loan and its cost', ({ typed, loan, cost, clamped }) => {
    const [amount = '', duration = ''] = typed;
    const draft = { ...initialDraft, amount, duration };
    expect(typedLoan(draft)).toEqual(loan);
    expect(draftCost(draft)).toEqual(cost);
    expect(clampedLoan(draft)).toEqual(clamped);
    const isValid = isEmptyOrOffered(draft, 'amount') && isEmptyOrOffered(draft, 'duration');
    expect(isValid).toBe(cost !== undefined);
  });

  it.each([
    ['36', legalCost],
    ['37', legalCost],
    // Beyond the limits, too.
    ['999', legalCost],
    ['', free],
    ['3x', undefined],
  ])('over "%s" months has the cost within the law, or none', (duration, cost) => {
    expect(costWithinLaw({ ...initialDraft, duration })).toEqual(cost);
  });

  it('is begun with a text, not with a loan', () => {
    expect(hasTypedText({ ...initialDraft, amount: '9000', duration: '' })).toBe(false);
    expect(hasTypedText({ ...initialDraft, country: 'L' })).toBe(true);
  });
});

describe('exceededLegalTerm', () => {
  const defaultAmount = amountLimits.default;
  const maxTerm = maxLegalTerm(defaultAmount);
  const maxTermOfMax = maxLegalTerm(amountLimits.max);
  const exceeded = maxTerm < termLimits.max ? maxTerm : undefined;

  it.each([
    [defaultAmount, maxTerm, undefined],
    [defaultAmount, maxTerm + 1, exceeded],
    // Uses the nearest offered loan.
    [defaultAmount, termLimits.max + 1, exceeded],
    [
      amountLimits.max + 1,
      termLimits.max + 1,
      maxTermOfMax < termLimits.max ? maxTermOfMax : undefined,
    ],
    ['', maxTerm + 1, undefined],
    [defaultAmount, '', undefined],
    [defaultAmount, '3x', undefined],
    ['abc', maxTerm, undefined],
  ])('of %s euros over %s months is %s', (amount, duration, limit) => {
    const loan = { amount: String(amount), duration: String(duration) };
    expect(exceededLegalTerm({ ...initialDraft, ...loan })).toBe(limit);
  });
});

describe('$draft', () => {
  it('stores each change and forgets all when cleared', async () => {
    const stored = new Map<string, string>();
    const store = await loadStore(null, {
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    store.$draft.listen(() => undefined);
    store.setFieldValue('country', 'Luxembourg');
    store.setLoan({ amount: 9_000, term: 24 });
    store.setTerm(36);
    const draft = { ...store.initialDraft, country: 'Luxembourg', amount: '9000', duration: '36' };
    expect(store.$draft.get()).toEqual(draft);
    expect(JSON.parse(stored.get(store.draftKey) ?? '')).toEqual(draft);
    store.clearDraft();
    expect(store.$draft.get()).toEqual(store.initialDraft);
    expect(stored).toEqual(new Map());
  });

  it('reports no change when a text is set again', async () => {
    const { $draft, setFieldValue } = await loadStore(null);
    const onChange = vi.fn();
    $draft.listen(onChange);
    setFieldValue('amount', $draft.get().amount);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('restores every text as typed', async () => {
    const stored = { ...applicant, amount: '12.5oo', duration: ' 36' };
    const { $draft } = await loadStore(stored);
    expect($draft.get()).toEqual(stored);
    expect(draftCost($draft.get())).toBeUndefined();
  });

  it('ignores stored values that are no draft', async () => {
    const { $draft } = await loadStore({ ...applicant, amount: '12500', duration: [36] });
    expect($draft.get()).toBe($draft.init);
  });
});
