/** Mails when a process crashes or ends, sending fails for days, or clocks jump. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Send, SendError } from '../../src/service/mail/smtp.ts';
import {
  type DeliveryOutcome,
  leaseMs,
  type StoredSubmission,
} from '../../src/service/store/store.ts';
import { makeClock } from '../support/service/fixtures.ts';
import { makeOutbox, makeQueue, sendTo, startMailServer } from '../support/service/outbox.ts';
import { makeSubmission, now } from '../support/submission.ts';

const day = 86_400_000;

describe('a crash before a sent mail is noted', () => {
  it('sends the same mail after its lease', async () => {
    const { start, look, pass, store, server, states } = await makeQueue();
    const settle = () => Promise.reject(new Error('crashed'));
    const crashed = start({ outbox: { claim: store.claim, settle } });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
    await crashed.stop();
    start();
    pass(leaseMs - 1);
    await look();
    expect(server.received).toHaveLength(1);
    pass(1);
    await look();
    expect(await states()).toEqual(['sent']);
    const [firstMail, second] = server.received.map(({ mail }) => mail);
    expect(second?.messageId).toBe(firstMail?.messageId);
    expect(second?.text).toBe(firstMail?.text);
  });
});

describe('a store that cannot be written for a while', () => {
  it('is told later, and the mail goes once', async () => {
    const { start, look, store, pass, server, states, logged } = await makeQueue();
    const settle = vi.fn(store.settle).mockRejectedValueOnce(new Error('locked'));
    start({ outbox: { claim: store.claim, settle } });
    await vi.waitFor(() => expect(settle).toHaveBeenCalledTimes(1), 10_000);
    expect(await states()).toEqual(['due']);
    await look();
    expect(await states()).toEqual(['sent']);
    pass(leaseMs);
    await look();
    expect(server.received).toHaveLength(1);
    expect(logged().map(({ msg }) => msg)).toEqual(['mailed']);
  });
});

describe('a mail that fails again and again', () => {
  it('is retried for five days, then held', async () => {
    const { read: clock, pass } = makeClock();
    const { start } = makeOutbox(0);
    const delivery = { state: 'due', nextAttempt: '', claimedUntil: null } as const;
    const never = { lastError: null, sentAt: null, resentAt: null, failingSince: null };
    let stored: StoredSubmission = {
      ...makeSubmission(),
      delivery: { ...delivery, ...never, attempts: 0 },
    };
    const waits: number[] = [];
    const held = Promise.withResolvers<DeliveryOutcome>();
    let seed = 1;
    const delivering = start({
      clock,
      outbox: {
        // The clock goes to the time of the next attempt.
        async claim() {
          pass(waits.at(-1) ?? 0);
          return stored.delivery?.state === 'due' ? [stored] : [];
        },
        async settle(_reference, outcome) {
          if (outcome.state === 'held') held.resolve(outcome);
          if (outcome.state === 'due') {
            waits.push(outcome.nextAttempt.getTime() - clock().getTime());
          }
          const failingSince = stored.delivery?.failingSince ?? clock().toISOString();
          const state = outcome.state === 'due' ? 'due' : 'held';
          const attempts = waits.length;
          stored = {
            ...stored,
            delivery: { ...delivery, ...never, state, failingSince, attempts },
          };
        },
      },
      send: () => Promise.reject(new SendError('deferred', false)),
      idle: () => new Promise((resolve) => setImmediate(resolve)),
      random() {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed / 2_147_483_647;
      },
    });
    expect(await held.promise).toMatchObject({ state: 'held', error: 'deferred' });
    const days = (clock().getTime() - now.getTime()) / day;
    await delivering.stop();
    expect(days).toBeGreaterThanOrEqual(5);
    expect(days).toBeLessThan(5.06);
    for (const [index, wait] of waits.entries()) {
      const planned = Math.min(30_000 * 2 ** index, 3_600_000);
      expect(wait).toBeGreaterThanOrEqual(planned * 0.8);
      expect(wait).toBeLessThanOrEqual(planned * 1.2);
    }
    expect(new Set(waits).size).toBeGreaterThan(100);
  });
});

describe('a clock that jumps while a mail waits (fault F25)', () => {
  it.each([
    ['a day ahead', now.toISOString(), day],
    ['a day back', now.toISOString(), -day],
    ['into summer time', '2027-03-28T00:59:50Z', 60_000],
    ['out of summer time', '2026-10-25T00:59:50Z', 60_000],
    ['beyond 31 bits', '2038-01-19T03:13:50Z', 60_000],
  ])('%s makes no storm of mails, and holds none back', async (_name, from, by) => {
    vi.stubEnv('TZ', 'Europe/Brussels');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { start, look, pass, server, deliveries, states } = await makeQueue({
      atRecipient: () => 451,
    });
    pass(Date.parse(from) - now.getTime());
    start();
    await look();
    pass(by);
    for (let times = 0; times < 5; times++) await look();
    expect((await deliveries())[0]?.attempts).toBeLessThanOrEqual(2);
    delete server.behaviour.atRecipient;
    // A mail that failed twice waits a minute, plus 20 % at most.
    pass(73_000);
    await look();
    expect(await states()).toEqual(['sent']);
  });
});

describe('a clock that jumps while the server fails', () => {
  it('an hour back lengthens no pause', async () => {
    const { start, look, pass, store, server } = await makeQueue();
    await server.close();
    start();
    await look();
    const hour = 3_600_000;
    pass(-hour);
    const back = await startMailServer({}, server.port);
    const receivedAt = new Date(now.getTime() - hour).toISOString();
    await store.accept(makeSubmission({ receivedAt }));
    pass(30_000);
    await look();
    expect(back.received).toHaveLength(1);
  });

  it('ahead beyond the lease repeats no running mail', async () => {
    const { start, pass, store, states } = await makeQueue();
    let claims = 0;
    const claim: typeof store.claim = async (at, count) => {
      const claimed = await store.claim(at, count);
      claims += claimed.length;
      return claimed;
    };
    const answered = Promise.withResolvers<number>();
    const send = vi.fn<Send>(() => answered.promise);
    const idle = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));
    start({ outbox: { claim, settle: store.settle }, send, idle });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 5_000);
    pass(leaseMs);
    await vi.waitFor(() => expect(claims).toBe(2), 5_000);
    answered.resolve(0);
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']), 5_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the end of the service', () => {
  it('lets a mail be finished', async () => {
    const { start, store, server, states } = await makeQueue();
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sender = sendTo(server.port);
    const send: Send = async (mail, signal) => {
      begun.resolve();
      await held.promise;
      return sender(mail, signal);
    };
    const delivering = start({ outbox: store, send });
    await begun.promise;
    const stopped = delivering.stop();
    held.resolve();
    await stopped;
    expect(await states()).toEqual(['sent']);
  });

  it('abandons a slow mail until its lease ends', {
    tags: 'slow',
  }, async () => {
    const { start, look, pass, server, states } = await makeQueue({ atData: () => 'hang' });
    const delivering = start();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
    await delivering.stop();
    expect(await states()).toEqual(['due']);
    delete server.behaviour.atData;
    pass(leaseMs);
    start();
    await look();
    expect(await states()).toEqual(['sent']);
  });

  it('exits at once without mail', async () => {
    await makeOutbox(0).start().stop();
  });
});
