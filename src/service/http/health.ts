import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logEvent } from '../log/log.ts';
import { needsOperator, type Store } from '../store/store.ts';

/** Whether submissions can be read and stored. */
export const healthPath = '/healthz';

/** Whether they also reach the operator, for a monitor elsewhere. */
export const deliveryHealthPath = '/healthz/delivery';

interface Parts {
  store: Pick<Store, 'find' | 'queue' | 'probe'>;
  clock: () => Date;
}

/**
 * Each path answers 200 or 503.
 * @returns a function to call after each attempt to store: reading does not notice a full disk
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { store, clock }: Parts,
): (isStored: boolean) => void {
  let stores = true;
  // A flood of requests from elsewhere shares one look at the database.
  const read = shareRunning(() => store.find(''));
  const queue = shareRunning(() => store.queue(clock()));
  const recover = shareRunning(() =>
    store.probe().then(
      () => true,
      () => false,
    ),
  );

  app.get(healthPath, (request, reply) =>
    answer(request, reply, async () => {
      if (isLocalRequest(request)) return { queue: await store.queue(clock()) };
      await read();
      return {};
    }),
  );
  app.get(deliveryHealthPath, (request, reply) =>
    answer(request, reply, async () => (needsOperator(await queue()) ? undefined : {})),
  );

  /** @param look what the answer adds; undefined when all is not well */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    look: () => Promise<object | undefined>,
  ): Promise<object> {
    try {
      const more = await look();
      stores ||= await recover();
      if (stores && more) return { status: 'ok', ...more };
    } catch {
      const detail = 'The store is unreadable';
      logEvent(request.log, { event: 'failed', code: 'unavailable', detail });
    }
    return reply.code(503).send({ status: 'unavailable' });
  }

  return (isStored) => {
    stores = isStored;
  };
}

/** Calls that come while one is running get its result. */
function shareRunning<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= call().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Whether a program on this machine asks for itself, and not a proxy for a visitor. */
export function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
  return isLoopback && !headers['x-forwarded-for'] && !headers.forwarded;
}
