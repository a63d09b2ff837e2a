/** The draft and the step as the tab's storage gives them back. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicant } from '../../support/submission.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A fresh store in a tab that holds this draft. */
async function loadStore(stored: unknown) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(stored), setItem: () => {} });
  return import('../../../src/stores/draft.ts');
}

describe('$draft', () => {
  it('restores every text as typed', async () => {
    const stored = { ...applicant, amount: '12.5oo', duration: ' 36' };
    const { $draft, draftCost } = await loadStore(stored);
    expect($draft.get()).toEqual(stored);
    expect(draftCost($draft.get())).toBeUndefined();
  });

  it('ignores stored values that are no draft', async () => {
    const { $draft } = await loadStore({ ...applicant, amount: '12500', duration: [36] });
    expect($draft.get()).toBe($draft.init);
  });
});

describe('$wizard, on a page from the back/forward cache', () => {
  /** Step 2 has failed here. @param step in storage, where another page may have moved it */
  async function comeBackTo(step: number) {
    vi.resetModules();
    let stored = { step: 2 };
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => (key === 'loanStep' ? JSON.stringify(stored) : null),
      setItem: () => {},
      removeItem: () => {},
    });
    const { $wizard } = await import('../../../src/stores/wizard.ts');
    $wizard.listen(() => undefined);
    $wizard.set({ ...$wizard.get(), errors: { email: 'noAt' } });
    stored = { step };
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    const { step: shownStep, errors } = $wizard.get();
    return { step: shownStep, errors };
  }

  it('keeps the messages of its step', async () => {
    expect(await comeBackTo(2)).toEqual({ step: 2, errors: { email: 'noAt' } });
  });

  it('drops the messages of another step', async () => {
    expect(await comeBackTo(3)).toEqual({ step: 3, errors: {} });
  });
});
