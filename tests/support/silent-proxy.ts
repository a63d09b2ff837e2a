/** A proxy that makes connections to a database fall silent. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy whose connections can fall silent: bytes vanish without an error. */
interface SilentProxy extends AsyncDisposable {
  port: number;
  /** Silences the open connections; new ones work. */
  silence(): void;
  /**
   * Silences the next connection that sends this text to the server.
   * @returns when the text has passed
   */
  silenceAfter(text: string): Promise<void>;
  /** Closes the open connections. */
  dropConnections(): void;
  close(): Promise<void>;
}

interface ProxiedConnection {
  ends: [Socket, Socket];
  isSilent: boolean;
}

/**
 * @param target port on this machine
 * @param change changes the bytes to the server
 */
export async function startSilentProxy(
  target: number,
  change = (bytes: Buffer) => bytes,
): Promise<SilentProxy> {
  const connections = new Set<ProxiedConnection>();
  let awaited: { text: string; hasPassed(): void } | undefined;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const connection: ProxiedConnection = { ends: [client, upstream], isSilent: false };
    connections.add(connection);
    pass(connection, client, upstream);
    pass(connection, upstream, client);
    client.prependListener('data', (bytes) => {
      if (!awaited || !bytes.includes(awaited.text)) return;
      connection.isSilent = true;
      upstream.write(bytes, awaited.hasPassed);
      awaited = undefined;
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  function pass(connection: ProxiedConnection, from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!connection.isSilent) to.write(to === connection.ends[1] ? change(bytes) : bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      if (connection.isSilent) return;
      to.destroy();
      connections.delete(connection);
    });
  }

  function dropConnections(): void {
    for (const { ends } of connections) for (const end of ends) end.destroy();
    connections.clear();
  }

  async function close(): Promise<void> {
    dropConnections();
    await once(server.close(), 'close');
  }

  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const connection of connections) connection.isSilent = true;
    },
    silenceAfter: (text) =>
      new Promise((hasPassed) => {
        awaited = { text, hasPassed };
      }),
    dropConnections,
    close,
    [Symbol.asyncDispose]: close,
  };
}
