import type { FastifyBaseLogger } from 'fastify';
import { logEvent } from './log.ts';
import type { Store } from './store/store.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** The time before which everything that was passed on is deleted. */
export function retentionLimit(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

interface Parts {
  store: Pick<Store, 'purge'>;
  retentionDays: number;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Deletes what was passed on long enough ago, now and every hour.
 * @returns what ends it
 */
export function startPurging({ store, retentionDays, clock, log }: Parts): () => void {
  async function purge(): Promise<void> {
    try {
      const count = await store.purge(retentionLimit(clock(), retentionDays));
      if (count > 0) logEvent(log, { event: 'purged', count });
    } catch {
      logEvent(log, { event: 'failed', code: 'unavailable', detail: 'Nothing could be purged' });
    }
  }
  void purge();
  const timer = setInterval(() => void purge(), hour);
  return () => clearInterval(timer);
}
