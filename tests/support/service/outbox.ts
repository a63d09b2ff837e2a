/** A mail queue with the test's clock. It runs only when the test runs it. */
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, vi } from 'vitest';
import { startDeliveryWorker } from '../../../src/service/mail/delivery-worker.ts';
import { operatorMailType } from '../../../src/service/mail/operator-mail.ts';
import { createSender, transportOptions } from '../../../src/service/mail/smtp.ts';
import type { Outbox } from '../../../src/service/store/store.ts';
import { makeClock } from '../clock.ts';
import { type Behaviour, openMailServer } from '../mail-server.ts';
import { makeSubmission } from '../submission.ts';
import { makeService } from './fixtures.ts';
import { openStore } from './stores.ts';

export const addresses = {
  from: 'loans@solvanta.example',
  to: ['a@solvanta.example', 'b@x.example'],
};

type Parts = Parameters<typeof startDeliveryWorker>[0];

/** A mail server, closed after the test. */
export async function startMailServer(behaviour: Behaviour = {}, port = 0) {
  const server = await openMailServer(behaviour, port);
  onTestFinished(server.close);
  return server;
}

/** @param options replace the service's own transport options */
export function sendTo(port: number, options: object = {}) {
  const usual = transportOptions({ host: '127.0.0.1', port, secure: false });
  return createSender(createTransport({ ...usual, ...options }));
}

/** The service's store and log, with delivery to a port. */
export function makeOutbox(port: number, changes: Partial<Parts> = {}) {
  const { store } = openStore();
  const { app, logged } = makeService({ store });
  const { read: clock, pass: set } = makeClock();
  let up = 0;
  /** Time passes. A negative number sets the clock back, and no time passes. */
  const pass = (ms: number) => {
    up += Math.max(ms, 0);
    set(ms);
  };
  const asleep = new Set<() => void>();
  let inHand = 0;

  /** Counts claimed mails that are not settled yet. */
  const counted = ({ claim, settle }: Outbox): Outbox => ({
    async claim(now, count) {
      const claimed = await claim(now, count);
      inHand += claimed.length;
      return claimed;
    },
    async settle(reference, outcome) {
      await settle(reference, outcome);
      inHand--;
    },
  });

  function start(more: Partial<Parts> = {}) {
    const { outbox = store, ...others } = { ...changes, ...more };
    inHand = 0;
    const delivering = startDeliveryWorker({
      outbox: counted(outbox),
      kind: operatorMailType(addresses),
      log: app.log,
      send: sendTo(port),
      clock,
      uptime: () => up,
      random: () => 0.5,
      idle: (_ms, signal) =>
        new Promise((resolve) => {
          const wake = () => void (asleep.delete(wake) && resolve());
          asleep.add(wake);
          signal.addEventListener('abort', wake, { once: true });
          if (signal.aborted) wake();
        }),
      ...others,
    });
    onTestFinished(() => delivering.stop());
    return delivering;
  }

  /** Runs the queue once and waits for all deliveries. */
  async function look(): Promise<void> {
    for (const wake of asleep) wake();
    const atRest = () => expect([asleep.size, inHand]).toEqual([1, 0]);
    await vi.waitFor(atRest, { timeout: 30_000, interval: 5 });
  }

  const deliveries = async () =>
    (await Array.fromAsync(store.all())).map(({ delivery }) => delivery);
  const states = async () => (await deliveries()).map((delivery) => delivery?.state);
  return { store, logged, start, look, pass, deliveries, states };
}

/** A mail server with this behaviour, and a running queue for it. */
export async function makeQueue(behaviour: Behaviour = {}, count = 1, options: object = {}) {
  const server = await startMailServer(behaviour);
  const outbox = makeOutbox(server.port, { send: sendTo(server.port, options) });
  const all = Array.from({ length: count }, () => makeSubmission());
  for (const one of all) await outbox.store.accept(one);
  return { ...outbox, all, server };
}
