/** When a hook loads its module. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const rerender = vi.fn();
const load = vi.fn<() => Promise<{ part: string }>>();

// React itself calls effects only where there is a DOM.
vi.doMock('react', () => ({
  useState: () => [{}, rerender],
  useEffect: (effect: () => void) => effect(),
}));
vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
vi.resetModules();
const { createLazyHook } = await import('../../../src/islands/shared/create-lazy-hook.ts');
afterAll(() => {
  vi.doUnmock('react');
  vi.unstubAllGlobals();
});

beforeEach(() => {
  load.mockReset();
  rerender.mockReset();
});

it('renders while the module is loading load it once', async () => {
  const loading = Promise.withResolvers<{ part: string }>();
  load.mockReturnValue(loading.promise);
  const useLazy = createLazyHook(load);
  useLazy('nl');
  useLazy('nl');
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  useLazy('nl');
  loading.resolve({ part: 'table' });
  await vi.waitFor(() => expect(useLazy('nl')).toMatchObject({ part: 'table' }));
  expect(load).toHaveBeenCalledOnce();
});

it('the next render after a failure loads again', async () => {
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ part: 'table' });
  const useLazy = createLazyHook(load);
  useLazy('nl');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(useLazy('nl')).toMatchObject({ part: 'table' }));
  expect(load).toHaveBeenCalledTimes(2);
});
