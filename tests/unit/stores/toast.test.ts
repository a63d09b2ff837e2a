import { beforeAll, describe, expect, it, vi } from 'vitest';
import { $toast, hideToast, showToast } from '../../../src/stores/toast.ts';

const texts = { title: 'Title', description: 'Description' };

describe('$toast', () => {
  beforeAll(() => {
    vi.stubGlobal('dispatchEvent', () => true);
    return () => void vi.unstubAllGlobals();
  });

  it('is null once its toast has left', () => {
    showToast('success', texts);
    hideToast($toast.get());
    expect($toast.get()).toBeNull();
  });

  it('keeps the newer toast', () => {
    showToast('failure', texts);
    const older = $toast.get();
    showToast('failure', texts);
    hideToast(older);
    expect($toast.get()).toEqual({ kind: 'failure', ...texts, language: undefined });
  });
});
