/** Fault F7, fault F9: failures of the mail server, the retries, and a backlog. */
import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '../../src/helpers/durations.ts';
import { type Send, SendError } from '../../src/service/mail/smtp.ts';
import { listen } from '../support/service/fixtures.ts';
import {
  addresses,
  type Behaviour,
  makeOutbox,
  makeQueue,
  sendTo,
  startMailServer,
} from '../support/service/outbox.ts';
import { storeNew } from '../support/service/stores.ts';
import { makeMessage } from '../support/submission.ts';
import { now, nowPlus } from '../support/times.ts';

describe('a submission', () => {
  it('is mailed and logged once', async () => {
    const { startQueue, runQueue, all, server, staffMails, logged } = await makeQueue();
    const worker = await startQueue();
    await runQueue();
    await worker.stop();
    expect(server.received).toHaveLength(1);
    const [sent] = server.received;
    expect([sent?.from, sent?.to]).toEqual([addresses.from, addresses.to]);
    expect(sent?.mail.messageId).toBe(`<${all[0]?.id}@solvanta.example>`);
    const sentAt = now;
    expect(await staffMails()).toMatchObject([{ state: 'sent', attempts: 1, sentAt }]);
    const { reference } = all[0] ?? {};
    expect(logged()).toMatchObject([{ msg: 'mailed', reference, attempts: 1, refused: 0 }]);
    expect(JSON.stringify(logged())).not.toMatch(/message \d|@/);
  });

  it('has a new Message-ID when resent', async () => {
    const { startQueue, runQueue, advance, store, server, all } = await makeQueue();
    const { reference = '', id } = all[0] ?? {};
    const resend = async (seconds: number, code?: number) => {
      server.behaviour.atData = () => code;
      await store.resend(reference, nowPlus(seconds * 1_000));
      advance(120_000);
      await runQueue();
    };
    await startQueue();
    await resend(1);
    // The same mail again, after the server asked to try later.
    await resend(2, 451);
    delete server.behaviour.atData;
    advance(120_000);
    await runQueue();
    const [firstId = '', second = '', third = '', ...more] = server.received.map(
      ({ mail }) => mail.messageId ?? '',
    );
    expect([firstId, more]).toEqual([`<${id}@solvanta.example>`, []]);
    const again = (seconds: number) =>
      firstId.replace('@', `.${nowPlus(seconds * 1_000).getTime()}@`);
    expect([second, third]).toEqual([again(1), again(2)]);
  });

  it('counts as mailed if one recipient is refused', async () => {
    const atRecipient = (address: string) => (address.startsWith('b') ? 550 : undefined);
    const { startQueue, server, states, logged } = await makeQueue({ atRecipient });
    await startQueue();
    expect(await states()).toEqual(['sent']);
    expect(server.received.map(({ to }) => to)).toEqual([['a@solvanta.example']]);
    expect(logged()).toMatchObject([{ msg: 'mailed', refused: 1 }]);
  });

  it('is sent oldest first over few connections', { tags: 'slow' }, async () => {
    const connections = { opened: 0, closed: 0 };
    const options: Behaviour['options'] = {
      onConnect(_session, done) {
        connections.opened++;
        done();
      },
      onClose: () => void connections.closed++,
    };
    const { startQueue, all, server, states } = await makeQueue({ options }, 80);
    await startQueue();
    expect(new Set(await states())).toEqual(new Set(['sent']));
    const positionById = new Map(all.map(({ id }, index) => [`<${id}@solvanta.example>`, index]));
    const positions = server.received.map(
      ({ mail }) => positionById.get(mail.messageId ?? '') ?? -1,
    );
    expect(positions.toSorted((a, b) => a - b)).toEqual(all.map((_, index) => index));
    // Four are sent at a time, and one may overtake another.
    expect(Math.max(...positions.map((position, index) => position - index))).toBeLessThan(8);
    expect(connections.opened).toBeLessThan(40);
    await vi.waitFor(() => expect(connections.closed).toBe(connections.opened), 30_000);
  });
});

describe('a mail server', () => {
  it('pauses the queue while unreachable', async () => {
    const { startQueue, runQueue, advance, server, staffMails, states, logged } = await makeQueue(
      {},
      12,
    );
    await server.close();
    await startQueue();
    await runQueue();
    const tried = (await staffMails()).filter((mail) => mail?.lastErrorCode);
    expect(tried.length).toBeLessThanOrEqual(4);
    const failed = { state: 'due', lastErrorCode: 'connection', attempts: 0 };
    expect(tried).toEqual(tried.map(() => expect.objectContaining(failed)));
    // One mail tests the server.
    const lineCount = logged().length;
    advance(30_000);
    await runQueue();
    expect(logged()).toHaveLength(lineCount + 1);
    const back = await startMailServer({}, server.port);
    advance(45_000);
    await runQueue();
    expect(back.received).toHaveLength(12);
    expect(new Set(await states())).toEqual(new Set(['sent']));
    expect(JSON.stringify(logged())).not.toMatch(/message \d|127\.0\.0\.1/);
  });

  it('pauses the queue while it closes connections', async () => {
    const port = await listen(createServer((socket) => socket.end()));
    const { startQueue, store, runQueue, staffMails, logged } = makeOutbox(port);
    await storeNew(store, 6);
    await startQueue();
    await runQueue();
    expect(logged()).toHaveLength(4);
    expect((await staffMails())[0]).toMatchObject({ lastErrorCode: 'connection', attempts: 0 });
  });

  it('receives four mails at once after outages', async () => {
    const { startQueue, store, runQueue, advance } = makeOutbox(0);
    await storeNew(store, 6);
    let [error, concurrent] = [new SendError('connection'), 0];
    const concurrency: number[] = [];
    const send: Send = async () => {
      concurrency.push(++concurrent);
      await new Promise((resolve) => void setTimeout(resolve, 20));
      concurrent--;
      throw error;
    };
    await startQueue({ send });
    expect(concurrency).toEqual([1, 2, 3, 4]);
    error = new SendError('timeout');
    advance(30_000);
    await runQueue();
    // One mail tests the server.
    expect(concurrency.slice(4, 6)).toEqual([1, 1]);
    expect(Math.max(...concurrency.slice(4))).toBe(4);
  });

  it.each([451, 421])('is retried after growing delays: answer %i', async (code) => {
    const { start, runQueue, advance, server, staffMails, logged } = await makeQueue({
      atRecipient: () => code,
    });
    const attemptsAfter = async (ms: number) => {
      advance(ms);
      await runQueue();
      return (await staffMails())[0]?.attempts;
    };
    start();
    expect(await attemptsAfter(0)).toBe(1);
    expect(await attemptsAfter(29_999)).toBe(1);
    expect(await attemptsAfter(1)).toBe(2);
    expect(await attemptsAfter(59_999)).toBe(2);
    delete server.behaviour.atRecipient;
    expect(await attemptsAfter(1)).toBe(3);
    expect(logged().map(({ msg, code }) => [msg, code])).toEqual([
      ['not_mailed', 'deferred'],
      ['not_mailed', 'deferred'],
      ['mailed', undefined],
    ]);
    // The server answered with canaries.
    expect(JSON.stringify(logged())).not.toMatch(/message \d|@|canary/);
  });

  it.each([535, 454])('is retried after growing delays: login %i', async (code) => {
    let logins = 0;
    const options: Behaviour['options'] = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth(_auth, _session, done) {
        logins++;
        done(Object.assign(new Error('canary'), { responseCode: code }));
      },
    };
    const auth = { user: 'u', pass: 'canary' };
    const { start, runQueue, advance, staffMails, logged } = await makeQueue({ options }, 1, {
      auth,
    });
    const loginsAfter = async (ms: number) => {
      advance(ms);
      await runQueue();
      return logins;
    };
    start();
    expect(await loginsAfter(0)).toBe(1);
    expect(await loginsAfter(30_000)).toBe(2);
    expect(await loginsAfter(59_999)).toBe(2);
    expect(await loginsAfter(1)).toBe(3);
    expect((await staffMails())[0]).toMatchObject({ state: 'due', lastErrorCode: 'login_refused' });
    expect(JSON.stringify(logged())).not.toContain('canary');
  });

  it('is retried a minute after one refused login', async () => {
    const { store, start, runQueue, advance } = makeOutbox(0);
    await store.storeOnce(makeMessage());
    let [error, attempts] = [new SendError('connection'), 0];
    const send: Send = async () => {
      attempts++;
      throw error;
    };
    start({ send });
    for (let minute = 0; minute < 10; minute++) {
      await runQueue();
      advance(60_000);
    }
    error = new SendError('login_refused');
    await runQueue();
    const before = attempts;
    advance(60_000);
    await runQueue();
    expect(attempts).toBe(before + 1);
  });

  it('receives the others when it rejects one mail', async () => {
    const { startQueue, runQueue, advance, server, all, staffMails } = await makeQueue({}, 3);
    const unwanted = `<${all[1]?.id}@solvanta.example>`;
    server.behaviour.atData = ({ messageId }) => (messageId === unwanted ? 554 : undefined);
    await startQueue();
    advance(6 * dayMs);
    await runQueue();
    const held = { state: 'held', attempts: 1, lastErrorCode: 'message_refused' };
    expect(await staffMails()).toMatchObject([{ state: 'sent' }, held, { state: 'sent' }]);
  });

  it('pauses the queue while it refuses all recipients', async () => {
    const { startQueue, runQueue, advance, server, staffMails, states } = await makeQueue(
      { atRecipient: () => 550 },
      8,
    );
    await startQueue();
    await runQueue();
    const tried = (await staffMails()).filter((mail) => mail?.lastErrorCode);
    expect(tried.length).toBeLessThanOrEqual(4);
    expect(tried[0]).toMatchObject({ state: 'due', lastErrorCode: 'address_refused' });
    delete server.behaviour.atRecipient;
    advance(60_000);
    await runQueue();
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  it('causes no held mail over its daily limit', async () => {
    // The command DATA is refused, before the mail.
    const disabledCommands = ['AUTH', 'STARTTLS', 'DATA'];
    const { start, runQueue, advance, staffMails } = await makeQueue({
      options: { disabledCommands },
    });
    start();
    for (let time = 0; time < 3; time++) {
      await runQueue();
      expect(await staffMails()).toMatchObject([{ state: 'due', lastErrorCode: 'sender_refused' }]);
      advance(hourMs);
    }
  });

  it('receives other mails after refusing one sender', async () => {
    const { startQueue, runQueue, advance, server, states, store, all } = await makeQueue();
    const send = sendTo(server.port);
    const refuseFirst: Send = (mail, signal) => {
      if (mail.messageId.includes(String(all[0]?.id))) throw new SendError('sender_refused');
      return send(mail, signal);
    };
    await startQueue({ send: refuseFirst });
    for (let time = 0; time < 2; time++) {
      await store.storeOnce(makeMessage());
      advance(60_000);
      await runQueue();
    }
    expect(await states()).toEqual(['due', 'sent', 'sent']);
  });
});
