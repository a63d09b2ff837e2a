/** Fault F7: what the worker sends over SMTP, its connections, and what replies mean. */
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSender, transportOptions } from '../../src/service/mail/smtp.ts';
import { listen } from '../support/service/fixtures.ts';
import {
  addresses,
  type Behaviour,
  makeOutbox,
  makeQueue,
  sendTo,
} from '../support/service/outbox.ts';
import { makeMessage } from '../support/submission.ts';

/** A mail server with these replies, by command; otherwise 250. */
async function startScriptedServer(replies: Readonly<Record<string, string>>) {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.write(`${replies.greeting ?? '220 x.example'}\r\n`);
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        for (const line of bytes.toString().trim().split('\r\n')) {
          commands.push(line);
          socket.write(`${replies[line.slice(0, 4)] ?? '250 ok'}\r\n`);
        }
      });
  });
  return { commands, port: await listen(server) };
}

describe('a mail server', () => {
  it.each(['UNSPECIFIED', 'INVALID_PURPOSE', 'CERT_HAS_EXPIRED'])(
    'has the error tls for %s',
    async (originalCode) => {
      const sendMail = () =>
        Promise.reject(Object.assign(new Error(), { code: 'ESOCKET', originalCode }));
      const send = createSender({ sendMail, use: vi.fn() });
      const from = { name: 'A', address: addresses.from };
      const mail = { messageId: '<a@b.example>', from, to: addresses.to, subject: 's', text: 't' };
      await expect(send(mail, new AbortController().signal)).rejects.toThrow('tls');
    },
  );

  it.each([
    ['address', 'machine_refused', { greeting: '554 blocked' }],
    ['name', 'name_refused', { EHLO: '550 no such host', HELO: '550 no such host' }],
    ['name later', 'name_refused', { RCPT: '450 <[127.0.0.1]>: Helo command rejected: not found' }],
    ['recipient', 'address_refused', { RCPT: '550 <helo@x.example>: User unknown' }],
    ['missing login', 'login_refused', { MAIL: '530 5.7.0 Authentication required' }],
    ['missing login later', 'login_refused', { RCPT: '530 5.7.57 Client not authenticated' }],
    ['bare connection', 'tls', { MAIL: '530 5.7.0 Must issue a STARTTLS command first' }],
  ])('refuses our %s with the error %s', async (_what, lastErrorCode, replies) => {
    const { port } = await startScriptedServer(replies);
    const { startQueue, store, staffMails } = makeOutbox(port);
    await store.storeOnce(makeMessage());
    await startQueue();
    expect(await staffMails()).toMatchObject([{ state: 'due', lastErrorCode, attempts: 0 }]);
  });

  it('has the error connection when it closes after its greeting', async () => {
    const port = await listen(createServer((socket) => socket.end('220 x.example\r\n')));
    const { startQueue, store, staffMails } = makeOutbox(port);
    await store.storeOnce(makeMessage());
    await startQueue();
    expect(await staffMails()).toMatchObject([{ lastErrorCode: 'connection', attempts: 0 }]);
  });

  it('is greeted with SMTP_NAME', async () => {
    const { port, commands } = await startScriptedServer({ EHLO: '550 no' });
    const { startQueue, store } = makeOutbox(port, {
      send: sendTo(port, { name: 'm.x.example' }),
    });
    await store.storeOnce(makeMessage());
    await startQueue();
    expect(commands[0]).toBe('EHLO m.x.example');
  });

  it.each<['hang' | 'drop' | 'reset', string, object]>([
    ['hang', 'timeout', { socketTimeout: 1_000 }],
    ['drop', 'timeout', {}],
    ['reset', 'timeout', {}],
  ])('receives the same Message-ID again after a %s', async (...row) => {
    const [fault, lastErrorCode, options] = row;
    const behaviour: Behaviour = { atData: () => fault };
    const { startQueue, runQueue, advance, server, staffMails, states } = await makeQueue(
      behaviour,
      1,
      options,
    );
    await startQueue();
    expect(await staffMails()).toMatchObject([{ state: 'due', lastErrorCode }]);
    delete server.behaviour.atData;
    advance(60_000);
    await runQueue();
    expect(await states()).toEqual(['sent']);
    const ids = server.received.map(({ mail }) => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('needs no DNS on localhost', () => {
    const options = transportOptions({ host: 'localhost', port: 25, secure: false });
    expect(options).toMatchObject({ host: '127.0.0.1', ignoreTLS: true });
  });

  it('receives nothing over an unverified certificate', async () => {
    // smtp-server has a self-signed certificate.
    const secure = transportOptions({ host: '127.0.0.1', port: 0, secure: true });
    const { port: _port, ...options } = secure;
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const behaviour = { options: { secure: true } };
    const { startQueue, server, staffMails } = await makeQueue(behaviour, 1, options);
    await startQueue();
    expect(await staffMails()).toMatchObject([{ state: 'due', lastErrorCode: 'tls' }]);
    expect(server.received).toEqual([]);
  });

  it('receives nothing unencrypted unless it is local', async () => {
    const { requireTLS } = transportOptions({ host: 'mail.example', port: 25, secure: false });
    const options = { requireTLS, ignoreTLS: false };
    const { startQueue, server, staffMails } = await makeQueue({}, 1, options);
    await startQueue();
    expect(await staffMails()).toMatchObject([{ state: 'due', lastErrorCode: 'tls' }]);
    expect(server.received).toEqual([]);
  });
});
