/**
 * A mail server, outcomes of mails, and a mail queue with the test's clock, which runs only when
 * the test runs it.
 */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, vi } from 'vitest';
import { startMailWorker } from '../../../src/service/mail/mail-worker.ts';
import { createSender, transportOptions } from '../../../src/service/mail/smtp.ts';
import { staffMailType } from '../../../src/service/mail/staff-mail.ts';
import type { MailOutcome, Outbox, StoredMail } from '../../../src/service/store/store.ts';
import { now } from '../times.ts';
import { makeClock, makeService } from './fixtures.ts';
import { openTestStore, storeNew } from './stores.ts';

/** The outcome of a mail that waits until the operator resends it. */
export const heldAt = (at: Date) => ({ state: 'held', at, code: 'timeout' }) as const;

type Failure = Extract<MailOutcome, { state: 'due' }>;

/** The outcome of an attempt that failed and counts; the mail is due again at once. */
export const failedAt = (at: Date, changes: Partial<Failure> = {}): Failure => ({
  state: 'due',
  at,
  code: 'timeout',
  nextAttempt: at,
  isCounted: true,
  ...changes,
});

export interface Received {
  from: string;
  /** Recipients of the envelope. */
  to: string[];
  raw: Buffer;
  mail: Email;
}

type DataResponse = number | 'hang' | 'drop' | 'reset' | undefined;

export interface Behaviour {
  /** Status code by recipient; undefined: 250. */
  atRecipient?: (address: string) => number | undefined;
  /**
   * Status code. Else the mail is recorded; `drop` and `reset` then end the connections, `hang`
   * never answers.
   */
  atData?: (mail: Email) => DataResponse;
  options?: SMTPServerOptions;
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** A mail server with this behaviour. */
export async function openMailServer(behaviour: Behaviour = {}, port = 0) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => done(refusal(behaviour.atRecipient?.(address))),
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      const mail = await PostalMime.parse(raw);
      const response = behaviour.atData?.(mail);
      if (typeof response === 'number') return done(refusal(response));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, mail });
      if (response === 'drop') for (const socket of sockets) socket.destroy();
      else if (response === 'reset') for (const socket of sockets) socket.resetAndDestroy();
      else if (response !== 'hang') done();
    },
    ...behaviour.options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const { port: openedPort } = address;
  return {
    received,
    behaviour,
    port: openedPort,
    url: `smtp://127.0.0.1:${openedPort}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Waits for this many mails; gives up when none comes for half a minute. */
export async function waitForMails(received: readonly Received[], count: number): Promise<void> {
  let last = { count: -1, at: 0 };
  while (received.length < count) {
    const now = performance.now();
    if (received.length > last.count) last = { count: received.length, at: now };
    else if (now - last.at > 30_000) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function refusal(code: number | undefined): Error | null {
  if (code === undefined) return null;
  return Object.assign(new Error('canary refused'), { responseCode: code });
}

export const addresses = {
  from: 'loans@solvanta.example',
  to: ['a@solvanta.example', 'b@x.example'],
};

/** Settings of a service that mails from and to these addresses. */
export function mailSettings(serverUrl: string) {
  return { SMTP_URL: serverUrl, MAIL_FROM: addresses.from, MAIL_TO: addresses.to.join() };
}

/** A mail that was not tried yet. */
export const untriedMail: StoredMail = {
  state: 'due',
  attempts: 0,
  nextAttempt: now,
  failingSince: null,
  lastErrorCode: null,
  sentAt: null,
  resentAt: null,
};

type WorkerOptions = Parameters<typeof startMailWorker>[0];

/** A mail server, closed after the test. */
export async function startMailServer(behaviour: Behaviour = {}, port = 0) {
  const server = await openMailServer(behaviour, port);
  onTestFinished(server.close);
  return server;
}

/** @param options replace the service's own transport options */
export function sendTo(port: number, options: object = {}) {
  const defaults = transportOptions({ host: '127.0.0.1', port, secure: false });
  return createSender(createTransport({ ...defaults, ...options }));
}

/** The service's store and log, with mails to a port. */
export function makeOutbox(port: number, changes: Partial<WorkerOptions> = {}) {
  const { store } = openTestStore();
  const { app, logged } = makeService({ store });
  const wallClock = makeClock();
  let uptimeMs = 0;
  /** Time passes. A negative number sets the clock back, and no time passes. */
  const advance = (ms: number) => {
    uptimeMs += Math.max(ms, 0);
    wallClock.advance(ms);
  };
  const sleepers = new Set<() => void>();
  let openClaims = 0;

  /** Counts claimed mails whose outcome is not recorded yet. */
  const countClaims = ({ claim, recordOutcome }: Outbox): Outbox => ({
    async claim(now, count) {
      const claimed = await claim(now, count);
      openClaims += claimed.length;
      return claimed;
    },
    async recordOutcome(reference, outcome) {
      await recordOutcome(reference, outcome);
      openClaims--;
    },
  });

  function start(more: Partial<WorkerOptions> = {}) {
    const { outbox = store.staffMails, ...others } = { ...changes, ...more };
    openClaims = 0;
    const worker = startMailWorker({
      outbox: countClaims(outbox),
      mailType: staffMailType(addresses),
      log: app.log,
      send: sendTo(port),
      clock: wallClock.read,
      uptime: () => uptimeMs,
      random: () => 0.5,
      sleep: (_ms, signal) =>
        new Promise((resolve) => {
          const wakeUp = () => void (sleepers.delete(wakeUp) && resolve());
          sleepers.add(wakeUp);
          signal.addEventListener('abort', wakeUp, { once: true });
          if (signal.aborted) wakeUp();
        }),
      ...others,
    });
    onTestFinished(() => worker.stop());
    return worker;
  }

  /** Runs the queue once and waits for all deliveries. */
  async function runQueue(): Promise<void> {
    for (const wakeUp of sleepers) wakeUp();
    const expectIdle = () => expect([sleepers.size, openClaims]).toEqual([1, 0]);
    await vi.waitFor(expectIdle, { timeout: 30_000, interval: 5 });
  }

  async function startQueue(more?: Partial<WorkerOptions>) {
    const worker = start(more);
    await runQueue();
    return worker;
  }

  const staffMails = async () => (await Array.fromAsync(store.all())).map(({ mail }) => mail);
  const states = async () => (await staffMails()).map((mail) => mail?.state);
  return { store, logged, start, startQueue, runQueue, advance, staffMails, states };
}

/** A mail server with this behaviour, and a running queue for it. */
export async function makeQueue(behaviour: Behaviour = {}, count = 1, options: object = {}) {
  const server = await startMailServer(behaviour);
  const outbox = makeOutbox(server.port, { send: sendTo(server.port, options) });
  const all = await storeNew(outbox.store, count);
  return { ...outbox, all, server };
}
