/** Which key a loan request is sent under, and how. */
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { duplicateWindowMs, loanPath } from '../../../src/domain/api.ts';
import { toReference } from '../../../src/domain/submission-id.ts';
import { sendTimeoutMs } from '../../../src/settings/endpoints.ts';

const post = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', post);
afterAll(() => void vi.unstubAllGlobals());

let postLoanRequest: typeof import('../../../src/stores/post-loan-request.ts').postLoanRequest;

/** Sends a request for this job. @returns its reference; undefined unless it was accepted */
const send = async (job: string) =>
  (await postLoanRequest(JSON.stringify({ job }), 'nl'))?.reference;
const keyOf = (call: number) =>
  new Headers(post.mock.calls[call]?.[1]?.headers).get('Idempotency-Key') ?? '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Without storage, the module itself keeps seed and key.
  vi.resetModules();
  ({ postLoanRequest } = await import('../../../src/stores/post-loan-request.ts'));
  post.mockReset();
  post.mockImplementation(async () => new Response());
});
afterEach(() => void vi.useRealTimers());

it('an unchanged request keeps its key without storage', async () => {
  post.mockRejectedValue(new TypeError('offline'));
  await send('Nurse');
  await send('Nurse');
  await send('Baker');
  expect([keyOf(1) === keyOf(0), keyOf(2) === keyOf(0)]).toEqual([true, false]);
});

it('a retry keeps its key after the storage has become full', async () => {
  const older = { seed: 'older', sentAt: Date.now() - 2 * duplicateWindowMs };
  vi.stubGlobal('sessionStorage', {
    getItem: () => JSON.stringify(older),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));
  post.mockRejectedValue(new TypeError('offline'));
  await send('Nurse');
  await send('Nurse');
  expect(keyOf(1)).toBe(keyOf(0));
});

it('equal requests within ten minutes share a reference', async () => {
  const firstReference = await send('Nurse');
  expect(firstReference).toBe(toReference(keyOf(0)));
  vi.advanceTimersByTime(duplicateWindowMs - 1);
  expect(await send('Nurse')).toBe(firstReference);
  vi.advanceTimersByTime(duplicateWindowMs + 1);
  expect(await send('Nurse')).not.toBe(firstReference);
});

it('only the pending request keeps its key', async () => {
  await send('Nurse');
  post.mockRejectedValueOnce(new TypeError('offline'));
  await send('Baker');
  vi.advanceTimersByTime(duplicateWindowMs + 1);
  await send('Baker');
  expect(keyOf(2)).toBe(keyOf(1));
  post.mockRejectedValueOnce(new TypeError('offline'));
  await send('Teacher');
  vi.advanceTimersByTime(duplicateWindowMs + 1);
  await send('Nurse');
  expect(keyOf(4)).not.toBe(keyOf(0));
});

it.each([
  ['names', { Reference: 'EARLIER-1', 'Received-At': '2026-03-04T05:06:07Z' }, 'EARLIER-1'],
  ['omits', {}, undefined],
])('a receipt has what the answer %s', async (_verb, headers, reference) => {
  post.mockResolvedValueOnce(new Response('', { headers }));
  const receipt = await postLoanRequest('{}', 'nl');
  expect(receipt).toEqual({
    reference: reference ?? toReference(keyOf(0)),
    sentAt: Date.now(),
    receivedAt: reference && Date.UTC(2026, 2, 4, 5, 6, 7),
  });
});

it.each([400, 413, 429, 503])('a %d is no receipt', async (status) => {
  post.mockResolvedValueOnce(new Response('', { status }));
  expect(await send('Nurse')).toBeUndefined();
});

it('a request follows no redirect', async () => {
  await send('Nurse');
  expect(post.mock.calls).toEqual([[loanPath, expect.objectContaining({ redirect: 'error' })]]);
});

it('a request without an answer ends after its time-out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await send('Nurse');
  const signal = post.mock.calls[0]?.[1]?.signal;
  vi.advanceTimersByTime(sendTimeoutMs - 1);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
});
