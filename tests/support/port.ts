import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port of 127.0.0.1. Prefer port 0 where the program can report its port. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Outgoing connections use ports above these, and browsers refuse 10080.
    const port = randomInt(11_000, 32_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EADDRINUSE') return false;
    throw error;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
