import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  from: string;
  /** Recipients of the envelope. */
  to: string[];
  raw: Buffer;
  mail: Email;
}

type Answer = number | 'hang' | 'drop' | 'reset' | undefined;

export interface Behaviour {
  /** Status code by recipient; undefined: 250. */
  atRecipient?: (address: string) => number | undefined;
  /** Status code. Else the mail is recorded; `drop` and `reset` then end the connections, `hang` never answers. */
  atData?: (mail: Email) => Answer;
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
    onRcptTo: ({ address }, _session, done) => done(failure(behaviour.atRecipient?.(address))),
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      const mail = await PostalMime.parse(raw);
      const answer = behaviour.atData?.(mail);
      if (typeof answer === 'number') return done(failure(answer));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, mail });
      if (answer === 'drop') for (const socket of sockets) socket.destroy();
      else if (answer === 'reset') for (const socket of sockets) socket.resetAndDestroy();
      else if (answer !== 'hang') done();
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
  const { port: opened } = address;
  return {
    received,
    behaviour,
    port: opened,
    url: `smtp://127.0.0.1:${opened}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Waits for this many mails; gives up when none comes for half a minute. */
export async function arrivalOf(received: readonly Received[], count: number): Promise<void> {
  let last = { count: -1, at: 0 };
  while (received.length < count) {
    const now = performance.now();
    if (received.length > last.count) last = { count: received.length, at: now };
    else if (now - last.at > 30_000) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function failure(code: number | undefined): Error | null {
  if (code === undefined) return null;
  return Object.assign(new Error('canary refused'), { responseCode: code });
}
