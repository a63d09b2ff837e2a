import type { FastifyBaseLogger } from 'fastify';
import { logEvent } from './log/log.ts';
import type { Store } from './store/store.ts';

export const day = 86_400_000;
const hour = 3_600_000;

/** The time before which mailed submissions are deleted. */
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
 * Finds the time before which the service deletes. A wrong clock must not delete everything: a run deletes at most one
 * day's submissions, and the present is never later than a trusted arrival plus the uptime since its note. The newest
 * arrival is noted once a day and trusted a day later, so a clock ahead for less than a day has no effect. The first
 * note is trusted at once.
 */
function limitFinder({ store, retentionDays, clock, uptime = () => performance.now() }: Parts) {
  // Trusted arrival minus uptime then, in milliseconds.
  let trusted = Number.NEGATIVE_INFINITY;
  /** Noted, and not yet trusted. */
  let noted: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<Date> => {
    const { oldestDeletable, newest } = await store.ages();
    if (!newest) return new Date(0);
    const up = uptime();
    if (up - lookedAt >= day) {
      const found = newest.getTime() - up;
      trusted = Math.max(trusted, noted ?? found);
      noted = found;
      lookedAt = up;
    }
    const now = Math.min(clock().getTime(), trusted + up);
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
