/** How the contact form calls the SDK. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { messagePath } from '../../../src/domain/api.ts';
import { company } from '../../../src/domain/company.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';
import {
  $messageProgress,
  resetMessageProgress,
  sendMessage,
} from '../../../src/stores/message.ts';
import { message } from '../../support/submission.ts';

const post = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', post);
vi.stubGlobal('location', new URL('https://site.example/contact'));
vi.stubGlobal('dispatchEvent', () => true);
afterAll(() => vi.unstubAllGlobals());

const { toasts } = (await siteMessages('nl')).contact;
const send = (changes = {}) => sendMessage({ ...message, ...changes }, company.email, 'nl', toasts);

/** Sends a message whose answer is on its way. */
async function sendWithoutAnswer() {
  const answer = Promise.withResolvers<Response>();
  post.mockReturnValueOnce(answer.promise);
  const sending = send();
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  return { sending, answer: answer.resolve };
}

beforeEach(() => void post.mockReset());

it('only the message’s own call follows no redirects', async () => {
  const { sending, answer } = await sendWithoutAnswer();
  expect(post.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual', method: 'POST' });
  expect($messageProgress.get().status).toBe('sending');
  expect(globalThis.fetch).toBe(post);
  answer(new Response());
  await sending;
});

it('another call keeps its own options', async () => {
  post.mockImplementation(async () => new Response());
  const sending = send();
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
  ['a 202 is a receipt', new Response('queued', { status: 202 }), true],
  // It has status 0, as an opaque redirect, which Node cannot make.
  ['an unfollowed redirect is no receipt', Response.error(), false],
])('%s', async (_, answer, isReceipt) => {
  post.mockResolvedValueOnce(answer);
  expect(await send()).toBe(isReceipt);
});

it('no message is sent beside one under way', async () => {
  const { sending, answer } = await sendWithoutAnswer();
  resetMessageProgress();
  expect(await send({ subject: 'Another' })).toBe(false);
  expect(post).toHaveBeenCalledOnce();
  answer(new Response('OK'));
  expect(await sending).toBe(true);
  resetMessageProgress();
  expect($messageProgress.get().status).toBe('idle');
});
