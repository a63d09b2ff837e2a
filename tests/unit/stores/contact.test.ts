/** How the contact form calls the SDK. */
import { afterAll, expect, it, vi } from 'vitest';
import { messagePath } from '../../../src/domain/api.ts';
import { company } from '../../../src/domain/company.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';
import { $contactSubmission, clearOutcome, sendMessage } from '../../../src/stores/contact.ts';
import { message } from '../../support/submission.ts';

const post = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', post);
vi.stubGlobal('location', new URL('https://site.example/contact'));
vi.stubGlobal('dispatchEvent', () => true);
afterAll(() => vi.unstubAllGlobals());

it('only the message itself refuses redirects', async () => {
  const answer = Promise.withResolvers<Response>();
  post.mockReturnValueOnce(answer.promise);
  const { toasts } = (await siteMessages('nl')).contact;
  const sending = sendMessage(message, company.email, 'nl', toasts);
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual', method: 'POST' });
  expect($contactSubmission.get().status).toBe('sending');
  expect(globalThis.fetch).toBe(post);
  answer.resolve(new Response());
  await sending;
});

it('another call does not take the options of the message', async () => {
  post.mockReset().mockImplementation(async () => new Response());
  const { toasts } = (await siteMessages('nl')).contact;
  const sending = sendMessage(message, company.email, 'nl', toasts);
  await fetch('/healthz', { cache: 'no-store' });
  await sending;
  expect(post.mock.calls).toEqual([
    ['/healthz', { cache: 'no-store' }],
    [
      `https://site.example${messagePath}`,
      expect.objectContaining({ redirect: 'manual', signal: expect.any(AbortSignal) }),
    ],
  ]);
  expect(globalThis.fetch).toBe(post);
});

it.each([
  [new Response('queued', { status: 202 }), true],
  // What a browser gives for a redirect that is not followed.
  [Response.error(), false],
])('an answer counts as a receipt only if it is a 2xx: %#', async (answer, isReceipt) => {
  const { toasts } = (await siteMessages('nl')).contact;
  post.mockResolvedValueOnce(answer);
  expect(await sendMessage(message, company.email, 'nl', toasts)).toBe(isReceipt);
});

it('no message is sent beside one under way', async () => {
  post.mockReset();
  const answer = Promise.withResolvers<Response>();
  post.mockReturnValueOnce(answer.promise);
  const { toasts } = (await siteMessages('nl')).contact;
  const sending = sendMessage(message, company.email, 'nl', toasts);
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  clearOutcome();
  const another = { ...message, subject: 'Another' };
  expect(await sendMessage(another, company.email, 'nl', toasts)).toBe(false);
  expect(post).toHaveBeenCalledOnce();
  answer.resolve(new Response('OK'));
  expect(await sending).toBe(true);
  clearOutcome();
  expect($contactSubmission.get().status).toBe('idle');
});
