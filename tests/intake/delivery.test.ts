import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid, referenceOf } from '../../src/api.ts';
import { startDelivery } from '../../src/intake/delivery.ts';
import { toOperator } from '../../src/intake/mail.ts';
import { createSender, type Send, SendError, transportOptions } from '../../src/intake/smtp.ts';
import { leaseMs, type Outcome, type Stored, type Submission } from '../../src/intake/store.ts';
import { makeIntake, message, now } from '../support/intake/fixtures.ts';
import { startMailServer } from '../support/intake/mail-server.ts';
import { type Kind, stores } from '../support/intake/stores.ts';
import type { Behaviour } from '../support/mail-server.ts';

const addresses = { from: 'loans@solvanta.example', to: ['a@solvanta.example', 'b@x.example'] };
const unused = 9;

let count = 0;

function makeSubmission(): Submission {
  const id = newUuid();
  const words = { ...message, message: `canary ${count++}` };
  return {
    ...{ kind: 'message', payload: words, id, reference: referenceOf(id), language: 'nl' },
    ...{ receivedAt: now.toISOString(), idempotencyKey: id, marks: [], channel: 'json' },
  };
}

/** A store with some submissions, and what delivers them by a clock that stands still until it is moved. */
async function makeOutbox({
  open,
  port = 0,
  submissions = 1,
  options = {},
  send,
}: {
  open: Kind['open'];
  port?: number;
  submissions?: number;
  /** In place of those that the service uses. */
  options?: object;
  send?: Send;
}) {
  const { store } = await open();
  const { app, logged } = makeIntake({ store });
  const all = Array.from({ length: submissions }, makeSubmission);
  // Few at once: a busy machine may need seconds for many, and a store has no patience for that.
  for (let i = 0; i < all.length; i += 50)
    await Promise.all(all.slice(i, i + 50).map((one) => store.accept(one)));
  const transport = createTransport({
    ...transportOptions({ host: '127.0.0.1', port, secure: false }),
    ...options,
  });
  const time = { now };
  const start = (changes: Partial<Parameters<typeof startDelivery>[0]> = {}) => {
    const delivering = startDelivery({
      ...{ outbox: store, post: toOperator(addresses), log: app.log },
      send: send ?? createSender(transport),
      ...{ clock: () => time.now, random: () => 0.5 },
      ...changes,
    });
    onTestFinished(() => delivering.stop());
    return delivering;
  };
  const deliveries = async () => (await store.list()).map(({ delivery }) => delivery);
  const states = async () => (await deliveries()).map((delivery) => delivery?.state);
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  return { store, all, start, deliveries, states, pass, logged };
}

const soon = { timeout: 15_000, interval: 20 };
/** Several looks at the queue. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1_300));

describe.each(stores)('from $name', ({ open }) => {
  describe('a submission', () => {
    it('is mailed to the operator once, and said so in the log by its reference', async () => {
      const server = await startMailServer();
      const { all, start, states, deliveries, logged } = await makeOutbox({
        open,
        port: server.port,
      });
      start();
      await vi.waitFor(async () => expect(await states()).toEqual(['sent']), soon);
      await aWhile();
      expect(server.received).toHaveLength(1);
      const [one] = server.received;
      expect([one?.from, one?.to]).toEqual([addresses.from, addresses.to]);
      expect(one?.mail.messageId).toBe(`<${all[0]?.id}@solvanta.example>`);
      expect((await deliveries())[0]).toMatchObject({ attempts: 1, sentAt: now.toISOString() });
      const { reference } = all[0] ?? {};
      expect(logged()).toEqual([
        expect.objectContaining({ msg: 'mailed', reference, attempts: 1, refused: 0 }),
      ]);
      expect(JSON.stringify(logged())).not.toMatch(/canary|@/);
    });

    it('counts as mailed when one of several recipients is refused, which the log says', async () => {
      const atRecipient = (address: string) => (address.startsWith('b') ? 550 : undefined);
      const server = await startMailServer({ atRecipient });
      const { start, states, logged } = await makeOutbox({ open, port: server.port });
      start();
      await vi.waitFor(async () => expect(await states()).toEqual(['sent']), soon);
      expect(server.received.map(({ to }) => to)).toEqual([['a@solvanta.example']]);
      expect(logged()).toEqual([expect.objectContaining({ msg: 'mailed', refused: 1 })]);
    });

    it('of a backlog is mailed oldest first', async () => {
      const server = await startMailServer();
      const { all, start, states } = await makeOutbox({
        open,
        port: server.port,
        submissions: 500,
      });
      start();
      await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['sent'])), {
        timeout: 60_000,
        interval: 200,
      });
      const place = new Map(all.map(({ id }, index) => [`<${id}@solvanta.example>`, index]));
      const places = server.received.map(({ mail }) => place.get(mail.messageId ?? '') ?? -1);
      expect(places.toSorted((a, b) => a - b)).toEqual(all.map((_one, index) => index));
      // Four are sent at a time, and one may overtake another.
      const early = places.map((place, index) => place - index);
      expect(Math.max(...early)).toBeLessThan(8);
    }, 90_000);
  });

  describe('many mails', () => {
    it('share few connections, of which none is kept when nothing is left', async () => {
      const connections = { opened: 0, closed: 0 };
      const options: Behaviour['options'] = {
        onConnect(_session, done) {
          connections.opened++;
          done();
        },
        onClose: () => void connections.closed++,
      };
      const server = await startMailServer({ options });
      const { start, states } = await makeOutbox({ open, port: server.port, submissions: 80 });
      start();
      await vi.waitFor(
        async () => expect(new Set(await states())).toEqual(new Set(['sent'])),
        soon,
      );
      expect(connections.opened).toBeLessThanOrEqual(8);
      await vi.waitFor(() => expect(connections.closed).toBe(connections.opened), soon);
    });
  });

  describe('a mail server', () => {
    it('that is not there makes the queue wait, not each mail, and gets all once it is', async () => {
      const gone = await startMailServer();
      await gone.close();
      const outbox = await makeOutbox({ open, port: gone.port, submissions: 12 });
      outbox.start();
      await vi.waitFor(() => expect(outbox.logged().length).toBeGreaterThan(0), soon);
      await aWhile();
      const tried = (await outbox.deliveries()).filter((one) => one?.attempts);
      expect(tried.length).toBeLessThanOrEqual(4);
      expect(tried.every((one) => one?.state === 'due' && one.lastError === 'connection')).toBe(
        true,
      );
      // One of them finds out that it is still gone.
      outbox.pass(30_000);
      await aWhile();
      const attempts = (await outbox.deliveries()).map((one) => one?.attempts ?? 0);
      expect(attempts.reduce((a, b) => a + b)).toBe(tried.length + 1);
      const server = await startMailServer({}, gone.port);
      outbox.pass(45_000);
      await vi.waitFor(() => expect(server.received).toHaveLength(12), soon);
      await vi.waitFor(
        async () => expect(new Set(await outbox.states())).toEqual(new Set(['sent'])),
        soon,
      );
      expect(JSON.stringify(outbox.logged())).not.toMatch(/canary|127\.0\.0\.1/);
    });

    it('that asks to try later is asked again after 30 s, then after a minute', async () => {
      let isBusy = true;
      const atRecipient = () => (isBusy ? 451 : undefined);
      const server = await startMailServer({ atRecipient });
      const { start, deliveries, states, pass, logged } = await makeOutbox({
        open,
        port: server.port,
      });
      start();
      const tried = (attempts: number) =>
        vi.waitFor(async () => expect((await deliveries())[0]?.attempts).toBe(attempts), soon);
      await tried(1);
      pass(29_999);
      await aWhile();
      await tried(1);
      pass(1);
      await tried(2);
      pass(59_999);
      await aWhile();
      await tried(2);
      isBusy = false;
      pass(1);
      await vi.waitFor(async () => expect(await states()).toEqual(['sent']), soon);
      expect(logged().map(({ msg, code }) => [msg, code])).toEqual([
        ['not_mailed', 'deferred'],
        ['not_mailed', 'deferred'],
        ['mailed', undefined],
      ]);
      expect(JSON.stringify(logged())).not.toMatch(/canary|@/);
    });

    it('that does not want a message has it held, and gets the others', async () => {
      const server = await startMailServer();
      const outbox = await makeOutbox({ open, port: server.port, submissions: 3 });
      const unwanted = `<${outbox.all[1]?.id}@solvanta.example>`;
      server.behaviour.atData = ({ messageId }) => (messageId === unwanted ? 554 : undefined);
      outbox.start();
      await vi.waitFor(
        async () => expect(await outbox.states()).toEqual(['sent', 'held', 'sent']),
        soon,
      );
      expect((await outbox.deliveries())[1]).toMatchObject({ lastError: 'message_refused' });
      outbox.pass(6 * 86_400_000);
      await aWhile();
      expect((await outbox.deliveries())[1]).toMatchObject({ state: 'held', attempts: 1 });
    });

    it('that refuses our addresses makes the queue wait until it no longer does', async () => {
      const server = await startMailServer({ atRecipient: () => 550 });
      const outbox = await makeOutbox({ open, port: server.port, submissions: 8 });
      outbox.start();
      await vi.waitFor(() => expect(outbox.logged().length).toBeGreaterThan(0), soon);
      await aWhile();
      const tried = (await outbox.deliveries()).filter((one) => one?.attempts);
      expect(tried.length).toBeLessThanOrEqual(4);
      expect(tried[0]).toMatchObject({ state: 'due', lastError: 'address_refused' });
      server.behaviour.atRecipient = () => undefined;
      outbox.pass(60_000);
      await vi.waitFor(
        async () => expect(new Set(await outbox.states())).toEqual(new Set(['sent'])),
        soon,
      );
    });

    it('that hangs is left after a while, and gets the mail later', async () => {
      let isHanging = true;
      const server = await startMailServer({ atData: () => (isHanging ? 'hang' : undefined) });
      const options = { socketTimeout: 200 };
      const { start, deliveries, states, pass } = await makeOutbox({
        open,
        port: server.port,
        options,
      });
      start();
      await vi.waitFor(
        async () => expect((await deliveries())[0]).toMatchObject({ lastError: 'timeout' }),
        soon,
      );
      isHanging = false;
      pass(30_000);
      await vi.waitFor(async () => expect(await states()).toEqual(['sent']), soon);
    });

    it('that breaks off after taking a mail gets it again as the same one', async () => {
      let breaks = 1;
      const server = await startMailServer({ atData: () => (breaks-- > 0 ? 'drop' : undefined) });
      const { start, deliveries, states, pass } = await makeOutbox({ open, port: server.port });
      start();
      await vi.waitFor(
        async () => expect((await deliveries())[0]).toMatchObject({ lastError: 'connection' }),
        soon,
      );
      pass(60_000);
      await vi.waitFor(async () => expect(await states()).toEqual(['sent']), soon);
      const ids = server.received.map(({ mail }) => mail.messageId);
      expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    });

    it('whose certificate nobody vouches for gets nothing', async () => {
      // smtp-server brings a certificate that it has signed itself.
      const server = await startMailServer({ options: { secure: true } });
      const { start, deliveries } = await makeOutbox({
        open,
        options: transportOptions({ host: '127.0.0.1', port: server.port, secure: true }),
      });
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      onTestFinished(() => void vi.unstubAllEnvs());
      start();
      await vi.waitFor(
        async () => expect((await deliveries())[0]).toMatchObject({ lastError: 'tls' }),
        soon,
      );
      expect(server.received).toEqual([]);
    });

    it('that is elsewhere and offers no encryption gets nothing', async () => {
      const { requireTLS } = transportOptions({ host: 'mail.example', port: 25, secure: false });
      const server = await startMailServer();
      const { start, deliveries } = await makeOutbox({
        open,
        port: server.port,
        options: { requireTLS, ignoreTLS: false },
      });
      start();
      await vi.waitFor(
        async () => expect((await deliveries())[0]).toMatchObject({ lastError: 'tls' }),
        soon,
      );
      expect(server.received).toEqual([]);
    });
  });

  describe('a crash between the server taking a mail and our noting it', () => {
    it('sends the same mail again, once the claim has run out', async () => {
      const server = await startMailServer();
      const outbox = await makeOutbox({ open, port: server.port });
      const { claim } = outbox.store;
      const settle = () => Promise.reject(new Error('crashed'));
      const crashed = outbox.start({ outbox: { claim, settle } });
      await vi.waitFor(() => expect(server.received).toHaveLength(1), soon);
      await crashed.stop();
      outbox.start();
      await aWhile();
      expect(server.received).toHaveLength(1);
      outbox.pass(leaseMs);
      await vi.waitFor(async () => expect(await outbox.states()).toEqual(['sent']), soon);
      const [first, second] = server.received.map(({ mail }) => mail);
      expect(second?.messageId).toBe(first?.messageId);
      expect(second?.text).toBe(first?.text);
    });
  });

  describe('a store that cannot be written for a while', () => {
    it('is told later that a mail was taken, which goes once', async () => {
      const server = await startMailServer();
      const outbox = await makeOutbox({ open, port: server.port });
      const { store } = outbox;
      let failures = 3;
      const settle: typeof store.settle = (id, outcome) =>
        failures-- > 0 ? Promise.reject(new Error('locked')) : store.settle(id, outcome);
      outbox.start({ outbox: { claim: store.claim, settle } });
      await vi.waitFor(async () => expect(await outbox.states()).toEqual(['sent']), soon);
      outbox.pass(leaseMs);
      await aWhile();
      expect(server.received).toHaveLength(1);
      expect(outbox.logged().map(({ msg }) => msg)).toEqual(['mailed']);
    });
  });

  describe('a mail that fails again and again', () => {
    it('is tried for five days, at most an hour and a fifth apart, and then held', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const { logged, store } = await makeOutbox({ open, submissions: 0 });
      const { app } = makeIntake({ store });
      const time = { now };
      const delivery = { state: 'due', attempts: 0, nextAttempt: '', claimedUntil: null } as const;
      const first = { ...delivery, failingSince: null, lastError: null, sentAt: null };
      let stored: Stored = { ...makeSubmission(), delivery: first };
      const outcomes: Outcome[] = [];
      const waits: number[] = [];
      let seed = 1;
      const delivering = startDelivery({
        outbox: {
          // The clock goes to the time of the next attempt.
          async claim() {
            const last = outcomes.at(-1);
            if (last && last.state !== 'due') return [];
            if (last) time.now = last.nextAttempt;
            return [stored];
          },
          async settle(_id, outcome) {
            outcomes.push(outcome);
            const failingSince = stored.delivery?.failingSince ?? time.now.toISOString();
            const attempts = outcomes.length;
            stored = { ...stored, delivery: { ...first, failingSince, attempts } };
            if (outcome.state === 'due') {
              waits.push(outcome.nextAttempt.getTime() - time.now.getTime());
            }
          },
        },
        send: () => Promise.reject(new SendError('deferred', false)),
        ...{ post: toOperator(addresses), clock: () => time.now, log: app.log },
        random: () => {
          seed = (seed * 16_807) % 2_147_483_647;
          return seed / 2_147_483_647;
        },
      });
      while (outcomes.at(-1)?.state !== 'held') await vi.advanceTimersByTimeAsync(500);
      await delivering.stop();
      const days = (time.now.getTime() - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(5);
      expect(days).toBeLessThan(5.06);
      for (const [index, wait] of waits.entries()) {
        const planned = Math.min(30_000 * 2 ** index, 3_600_000);
        expect(wait).toBeGreaterThanOrEqual(planned * 0.8);
        expect(wait).toBeLessThanOrEqual(planned * 1.2);
      }
      expect(new Set(waits).size).toBeGreaterThan(100);
      expect(outcomes.at(-1)).toMatchObject({ state: 'held', error: 'deferred' });
      expect(logged()).toEqual([]);
    });
  });

  describe('the end of the service', () => {
    it('lets a mail be finished', async () => {
      const server = await startMailServer();
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const transport = createTransport(
        transportOptions({ host: '127.0.0.1', port: server.port, secure: false }),
      );
      const sender = createSender(transport);
      let isSending = false;
      const send: Send = async (mail, signal) => {
        isSending = true;
        await held;
        return sender(mail, signal);
      };
      const { start, states } = await makeOutbox({ open, send });
      const delivering = start();
      await vi.waitFor(() => expect(isSending).toBe(true), soon);
      const stopped = delivering.stop();
      letGo();
      await stopped;
      expect(await states()).toEqual(['sent']);
    });

    it('gives a mail back that takes too long', async () => {
      const server = await startMailServer({ atData: () => 'hang' });
      const { start, deliveries } = await makeOutbox({ open, port: server.port });
      const delivering = start();
      await vi.waitFor(() => expect(server.received).toHaveLength(1), soon);
      const begun = performance.now();
      await delivering.stop();
      expect(performance.now() - begun).toBeLessThan(4_500);
      expect((await deliveries())[0]).toMatchObject({
        ...{ state: 'due', attempts: 0, claimedUntil: null },
      });
    });

    it('does not wait when there is nothing to send', async () => {
      const { start } = await makeOutbox({ open, port: unused, submissions: 0 });
      const delivering = start();
      const begun = performance.now();
      await delivering.stop();
      expect(performance.now() - begun).toBeLessThan(400);
    });
  });
});
