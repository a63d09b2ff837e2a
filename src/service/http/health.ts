import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../log/log.ts';
import { needsOperator } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { isLocalRequest } from './local-request.ts';

/** Whether submissions can be read and stored. */
export const healthPath = '/healthz';

/** Whether they also reach the staff by mail, for a monitor elsewhere. */
export const deliveryHealthPath = '/healthz/delivery';

interface HealthOptions {
  store: Pick<Store, 'find' | 'staffMailStats'>;
  health: StoreHealth;
  clock?: () => Date;
}

/** Whether the last submission could be stored: reading does not notice a full disk. */
export interface StoreHealth {
  recordStored(): void;
  recordFailure(): void;
  /** Whether submissions can be stored. After a failure, a trial tells. */
  canStore(): Promise<boolean>;
}

/** Remembers whether the last submission was stored. */
export function createStoreHealth(store: Pick<Store, 'probe'>): StoreHealth {
  let lastStored = true;
  const tryWriting = shareRunning(() =>
    store.probe().then(
      () => true,
      () => false,
    ),
  );
  return {
    recordStored() {
      lastStored = true;
    },
    recordFailure() {
      lastStored = false;
    },
    async canStore() {
      lastStored ||= await tryWriting();
      return lastStored;
    },
  };
}

/** The two health checks, which answer 200 or 503. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { store, health, clock = () => new Date() }: HealthOptions,
): void {
  // Requests at the same time share one query, so that a flood of them does not keep the database
  // busy. Any query would do; no submission has an empty reference.
  const tryReading = shareRunning(() => store.find(''));
  const readQueue = shareRunning(() => store.staffMailStats(clock()));

  app.get(healthPath, (request, reply) =>
    respond(request, reply, async () => {
      if (isLocalRequest(request)) return { queue: await readQueue() };
      await tryReading();
      return {};
    }),
  );
  app.get(deliveryHealthPath, (request, reply) =>
    respond(request, reply, async () => (needsOperator(await readQueue()) ? undefined : {})),
  );

  /** @param readDetails gives further fields of the response; undefined makes it a 503 */
  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    readDetails: () => Promise<object | undefined>,
  ): Promise<object> {
    try {
      const details = await readDetails();
      const canStore = await health.canStore();
      if (canStore && details) return { status: 'ok', ...details };
    } catch {
      logFailure(request.log, 'The store is unreadable');
    }
    return reply.code(503).send({ status: 'unavailable' });
  }
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
