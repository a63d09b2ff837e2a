import type { FastifyBaseLogger } from 'fastify';
import { logEvent } from './log/log.ts';
import type { Store } from './store/store.ts';

export const day = 86_400_000;
const hour = 3_600_000;

/** The time before which everything that was passed on is deleted. */
export function retentionLimit(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

interface Parts {
  store: Pick<Store, 'purge' | 'ages'>;
  retentionDays: number;
  clock: () => Date;
  /** Milliseconds that this process has been running. */
  uptime?: () => number;
  log: FastifyBaseLogger;
}

/**
 * Says before which time the service deletes by itself. A clock that is wrong must not delete everything: at most a day's
 * worth goes at once, and it is no later than the newest submission and the time since that was first seen.
 */
function makeLimit({ store, retentionDays, clock, uptime = () => performance.now() }: Parts) {
  let newestSeen = 0;
  let seenAt = 0;
  return async (): Promise<Date> => {
    const { oldestPassedOn, newest } = await store.ages();
    if (newest && newest.getTime() !== newestSeen) {
      newestSeen = newest.getTime();
      seenAt = uptime();
    }
    const now = Math.min(clock().getTime(), newestSeen + uptime() - seenAt);
    const limit = retentionLimit(new Date(now), retentionDays);
    return new Date(Math.min(limit.getTime(), (oldestPassedOn?.getTime() ?? 0) + day));
  };
}

/**
 * Deletes what was passed on long enough ago, now and every hour.
 * @returns what ends it
 */
export function startPurging(parts: Parts): () => void {
  const { store, log } = parts;
  const findLimit = makeLimit(parts);
  async function purge(): Promise<void> {
    try {
      const count = await store.purge(await findLimit());
      if (count > 0) logEvent(log, { event: 'purged', count });
    } catch {
      logEvent(log, { event: 'failed', code: 'unavailable', detail: 'Nothing could be purged' });
    }
  }
  void purge();
  const timer = setInterval(() => void purge(), hour);
  return () => clearInterval(timer);
}
