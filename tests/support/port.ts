import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nobody listens on just now; ask for port 0 instead where a program can tell which it got. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}
