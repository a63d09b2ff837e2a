/** The worker when processes crash or end, sending fails for days, or clocks jump. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayMs, hourMs } from '../../src/helpers/durations.ts';
import { type Send, SendError } from '../../src/service/mail/smtp.ts';
import { leaseMs } from '../../src/service/store/retry-policy.ts';
import type { ClaimedSubmission, MailOutcome } from '../../src/service/store/store.ts';
import { makeRandom } from '../support/random-inputs.ts';
import { makeClock } from '../support/service/fixtures.ts';
import {
  makeOutbox,
  makeQueue,
  sendTo,
  startMailServer,
  untriedMail,
} from '../support/service/outbox.ts';
import { makeMessage } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';

describe('a crash before storing the outcome', () => {
  it('sends the same mail after its lease', async () => {
    const { start, runQueue, advance, store, server, states } = await makeQueue();
    const recordOutcome = () => Promise.reject(new Error('crashed'));
    const crashed = start({ outbox: { claim: store.staffMails.claim, recordOutcome } });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 30_000);
    await crashed.stop();
    start();
    advance(leaseMs - 1);
    await runQueue();
    expect(server.received).toHaveLength(1);
    advance(1);
    await runQueue();
    expect(await states()).toEqual(['sent']);
    const [firstMail, second] = server.received.map(({ mail }) => mail);
    expect(second?.messageId).toBe(firstMail?.messageId);
    expect(second?.text).toBe(firstMail?.text);
  });
});

describe('an unwritable store', () => {
  it('causes no second mail', async () => {
    const { start, runQueue, store, advance, server, states, logged } = await makeQueue();
    const recordOutcome = vi
      .fn(store.staffMails.recordOutcome)
      .mockRejectedValueOnce(new Error('locked'));
    start({ outbox: { claim: store.staffMails.claim, recordOutcome } });
    await vi.waitFor(() => expect(recordOutcome).toHaveBeenCalledTimes(1), 30_000);
    expect(await states()).toEqual(['due']);
    await runQueue();
    expect(await states()).toEqual(['sent']);
    advance(leaseMs);
    await runQueue();
    expect(server.received).toHaveLength(1);
    expect(logged().map(({ msg }) => msg)).toEqual(['mailed']);
  });
});

describe('a failing mail', () => {
  it('is retried for five days, then held', async () => {
    const { read: clock, advance } = makeClock();
    const { start } = makeOutbox(0);
    let claimed: ClaimedSubmission = { ...makeMessage(), mail: untriedMail };
    const waits: number[] = [];
    const held = Promise.withResolvers<MailOutcome>();
    const worker = start({
      clock,
      outbox: {
        // The clock goes to the time of the next attempt.
        async claim() {
          advance(waits.at(-1) ?? 0);
          return claimed.mail.state === 'due' ? [claimed] : [];
        },
        async recordOutcome(_reference, outcome) {
          if (outcome.state === 'held') held.resolve(outcome);
          if (outcome.state === 'due')
            waits.push(outcome.nextAttempt.getTime() - clock().getTime());
          const failingSince = claimed.mail.failingSince ?? clock();
          const state = outcome.state === 'due' ? 'due' : 'held';
          const attempts = waits.length;
          claimed = { ...claimed, mail: { ...untriedMail, state, failingSince, attempts } };
        },
      },
      send: () => Promise.reject(new SendError('deferred')),
      sleep: () => new Promise((resolve) => setImmediate(resolve)),
      random: makeRandom(),
    });
    expect(await held.promise).toMatchObject({ state: 'held', code: 'deferred' });
    const days = (clock().getTime() - now.getTime()) / dayMs;
    await worker.stop();
    expect(days).toBeGreaterThanOrEqual(5);
    expect(days).toBeLessThan(5.06);
    for (const [index, wait] of waits.entries()) {
      const planned = Math.min(30_000 * 2 ** index, hourMs);
      expect(wait).toBeGreaterThanOrEqual(planned * 0.8);
      expect(wait).toBeLessThanOrEqual(planned * 1.2);
    }
    expect(new Set(waits).size).toBeGreaterThan(100);
  });
});

describe('a clock jump while a mail waits (fault F25)', () => {
  it.each([
    ['a day ahead', now.toISOString(), dayMs],
    ['a day back', now.toISOString(), -dayMs],
    ['into summer time', '2027-03-28T00:59:50Z', 60_000],
    ['out of summer time', '2026-10-25T00:59:50Z', 60_000],
    ['beyond 31 bits', '2038-01-19T03:13:50Z', 60_000],
  ])('%s neither floods nor delays mails', async (_name, from, by) => {
    vi.stubEnv('TZ', 'Europe/Brussels');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { startQueue, runQueue, advance, server, staffMails, states } = await makeQueue({
      atRecipient: () => 451,
    });
    advance(Date.parse(from) - now.getTime());
    await startQueue();
    advance(by);
    for (let times = 0; times < 5; times++) await runQueue();
    expect((await staffMails())[0]?.attempts).toBeLessThanOrEqual(2);
    delete server.behaviour.atRecipient;
    // A mail that failed twice waits a minute, plus 20 % at most.
    advance(73_000);
    await runQueue();
    expect(await states()).toEqual(['sent']);
  });
});

describe('a clock jump during an outage', () => {
  it('an hour back does not delay the next attempt', async () => {
    const { startQueue, runQueue, advance, store, server } = await makeQueue();
    await server.close();
    await startQueue();
    advance(-hourMs);
    const back = await startMailServer({}, server.port);
    const receivedAt = nowPlus(-hourMs);
    await store.storeOnce(makeMessage({ receivedAt }));
    advance(30_000);
    await runQueue();
    expect(back.received).toHaveLength(1);
  });
});

describe('a clock jump while a mail is sent', () => {
  it('ahead beyond the lease repeats no running mail', async () => {
    const { start, advance, store, states } = await makeQueue();
    let claims = 0;
    const claim: typeof store.staffMails.claim = async (at, count) => {
      const claimed = await store.staffMails.claim(at, count);
      claims += claimed.length;
      return claimed;
    };
    const answered = Promise.withResolvers<number>();
    const send = vi.fn<Send>(() => answered.promise);
    const sleep = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));
    start({ outbox: { claim, recordOutcome: store.staffMails.recordOutcome }, send, sleep });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 5_000);
    advance(leaseMs);
    await vi.waitFor(() => expect(claims).toBe(2), 5_000);
    answered.resolve(0);
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']), 5_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('stopping the worker', () => {
  it('finishes a running mail', async () => {
    const { start, store, server, states } = await makeQueue();
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sender = sendTo(server.port);
    const send: Send = async (mail, signal) => {
      begun.resolve();
      await held.promise;
      return sender(mail, signal);
    };
    const worker = start({ outbox: store.staffMails, send });
    await begun.promise;
    const stopped = worker.stop();
    held.resolve();
    await stopped;
    expect(await states()).toEqual(['sent']);
  });

  it('abandons a slow mail until its lease ends', { tags: 'slow' }, async () => {
    const { startQueue, start, advance, server, states } = await makeQueue({
      atData: () => 'hang',
    });
    const worker = start();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 30_000);
    await worker.stop();
    expect(await states()).toEqual(['due']);
    delete server.behaviour.atData;
    advance(leaseMs);
    await startQueue();
    expect(await states()).toEqual(['sent']);
  });
});
