import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEvent } from '../log/log.ts';
import type { Store } from '../store/store.ts';

export const healthPath = '/healthz';

interface Parts {
  store: Pick<Store, 'find' | 'queue'>;
  clock: () => Date;
}

/**
 * 200 while submissions can be read and stored.
 * @returns a function to call after each attempt to store: reading does not notice a full disk
 */
export function registerHealthRoute(
  app: FastifyInstance,
  { store, clock }: Parts,
): (isStored: boolean) => void {
  let stores = true;
  let reading: Promise<unknown> | undefined;
  app.get(healthPath, async (request, reply) => {
    try {
      // Only for this machine, because counting takes time.
      const more = isLocalRequest(request) ? { queue: await store.queue(clock()) } : undefined;
      // For others a cheap read, to see whether the store answers. A flood of such requests shares one.
      if (!more) {
        reading ??= store.find('').finally(() => {
          reading = undefined;
        });
        await reading;
      }
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

/** Whether a program on this machine asks for itself, and not a proxy for a visitor. */
function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
  return isLoopback && !headers['x-forwarded-for'] && !headers.forwarded;
}
