/** A proxy whose connections can go silent: bytes vanish, and neither end is told. */
import { connect, createServer, type Socket } from 'node:net';

export interface SilentProxy extends AsyncDisposable {
  port: number;
  /** Silences the open connections; new ones work. */
  silence(): void;
  /** Silences the next connection that sends this text to the server. @returns when the text has passed */
  silenceAfter(text: string): Promise<void>;
  /** Closes the open connections. */
  cut(): void;
  close(): Promise<void>;
}

interface Link {
  ends: [Socket, Socket];
  isSilent: boolean;
}

/**
 * @param target port on this machine
 * @param change changes the bytes to the server
 */
export async function startProxy(
  target: number,
  change = (bytes: Buffer) => bytes,
): Promise<SilentProxy> {
  const links = new Set<Link>();
  let last: { text: string; hasPassed(): void } | undefined;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const link: Link = { ends: [client, upstream], isSilent: false };
    links.add(link);
    pass(link, client, upstream);
    pass(link, upstream, client);
    client.prependListener('data', (bytes) => {
      if (!last || !bytes.includes(last.text)) return;
      link.isSilent = true;
      upstream.write(bytes, last.hasPassed);
      last = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');

  function pass(link: Link, from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!link.isSilent) to.write(to === link.ends[1] ? change(bytes) : bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      if (link.isSilent) return;
      to.destroy();
      links.delete(link);
    });
  }

  function cut(): void {
    for (const { ends } of links) for (const end of ends) end.destroy();
    links.clear();
  }

  async function close(): Promise<void> {
    cut();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  return {
    port: address.port,
    silence() {
      for (const link of links) link.isSilent = true;
    },
    silenceAfter: (text) =>
      new Promise((hasPassed) => {
        last = { text, hasPassed };
      }),
    cut,
    close,
    [Symbol.asyncDispose]: close,
  };
}
