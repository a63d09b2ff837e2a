import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port of 127.0.0.1. Prefer port 0 where the program can report its port. */
export async function freePort(): Promise<number> {
  // Outgoing connections use ports above these, and browsers refuse 10080.
  const port = randomInt(11_000, 32_000);
  const server = createServer();
  const listening = once(server.listen(port, '127.0.0.1'), 'listening');
  const isFree = await listening.then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  await once(server.close(), 'close');
  return port;
}
