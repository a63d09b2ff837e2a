import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEvent } from '../log/log.ts';
import type { Store } from '../store/store.ts';

export const healthPath = '/healthz';

interface Parts {
  store: Pick<Store, 'find' | 'queue'>;
  clock: () => Date;
}

/**
 * Answers whether submissions can be stored and read; on the same machine also how many mails wait.
 * @returns what is to be told after each submission: whether it was stored. A full disk can still be read
 */
export function addHealth(
  app: FastifyInstance,
  { store, clock }: Parts,
): (isStored: boolean) => void {
  let stores = true;
  app.get(healthPath, async (request, reply) => {
    try {
      // Counting what waits takes the longer the more it is, and anybody may ask.
      const more = isFromHere(request) ? { queue: await store.queue(clock()) } : undefined;
      if (!more) await store.find('');
      if (stores) return { status: 'ok', ...more };
    } catch {
      const detail = 'The store is unreadable';
      logEvent(request.log, { event: 'failed', code: 'unavailable', detail });
    }
    return reply.code(503).send({ status: 'unavailable' });
  });
  return (isStored) => {
    stores = isStored;
  };
}

/** Whether the request comes from this machine and no proxy sends it for somebody else. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
  return isLoopback && headers['x-forwarded-for'] === undefined;
}
