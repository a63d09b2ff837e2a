/** How a store follows the tab's storage; the wizard's stands for all. */
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

describe('a store that the back/forward cache brings back', () => {
  /** Step 2 has failed here. @param step in storage, where another page may have moved it */
  async function comeBackTo(step: number) {
    vi.resetModules();
    let stored = { step: 2 };
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    const setItem = vi.fn();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => (key === 'loanStep' ? JSON.stringify(stored) : null),
      setItem,
      removeItem: () => {},
    });
    const { $wizard } = await import('../../../src/stores/wizard.ts');
    $wizard.listen(() => undefined);
    $wizard.set({ ...$wizard.get(), errors: { email: 'noAt' } });
    expect(setItem.mock.lastCall).toEqual(['loanStep', '{"step":2}']);
    stored = { step };
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    const { step: shownStep, errors } = $wizard.get();
    return { step: shownStep, errors };
  }

  it('keeps the messages while storage has the same step', async () => {
    expect(await comeBackTo(2)).toEqual({ step: 2, errors: { email: 'noAt' } });
  });

  it('drops the messages once another page has changed the step', async () => {
    expect(await comeBackTo(3)).toEqual({ step: 3, errors: {} });
  });
});
