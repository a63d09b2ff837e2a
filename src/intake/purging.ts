import type { FastifyBaseLogger } from 'fastify';
import { logEvent } from './log/log.ts';
import type { Store } from './store/store.ts';

export const day = 86_400_000;
const hour = 3_600_000;

/** Submissions that were mailed before this time are deleted. */
export function retentionLimit(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

interface Parts {
  store: Pick<Store, 'purge' | 'ages'>;
  retentionDays: number;
  clock: () => Date;
  /** Monotonic clock in milliseconds. */
  uptime?: () => number;
  log: FastifyBaseLogger;
}

/**
 * Finds the time before which the service deletes. Two bounds keep a wrong clock from deleting everything. One run
 * deletes one day's submissions. The present is at most the arrival of the newest submission plus the uptime since this
 * process first saw that submission.
 */
function limitFinder({ store, retentionDays, clock, uptime = () => performance.now() }: Parts) {
  let newestSeen = 0;
  let seenAt = 0;
  return async (): Promise<Date> => {
    const { oldestDeletable, newest } = await store.ages();
    if (newest && newest.getTime() !== newestSeen) {
      newestSeen = newest.getTime();
      seenAt = uptime();
    }
    const now = Math.min(clock().getTime(), newestSeen + uptime() - seenAt);
    const limit = retentionLimit(new Date(now), retentionDays);
    return new Date(Math.min(limit.getTime(), (oldestDeletable?.getTime() ?? 0) + day));
  };
}

/** Deletes overdue submissions, now and every hour. @returns a function that stops it */
export function startPurging(parts: Parts): () => void {
  const { store, log } = parts;
  const findLimit = limitFinder(parts);
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
