import type { FastifyBaseLogger } from 'fastify';
import { logEvent } from './log/log.ts';
import { type Store, StoreError, type StoreReader } from './store/store.ts';

export const dayMs = 86_400_000;
const hour = 3_600_000;

/** The time before which mailed submissions are deleted. */
export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

interface CutoffParts {
  store: Pick<StoreReader, 'ages'>;
  retentionDays: number;
  clock: () => Date;
  /** Monotonic clock in milliseconds. */
  uptime?: () => number;
}

interface Parts extends CutoffParts {
  store: Pick<Store, 'purge' | 'ages'>;
  log: FastifyBaseLogger;
}

/**
 * Finds the time before which the service deletes. A wrong clock must not delete everything. So a run deletes at most one
 * day's submissions, and the present is never taken as later than an earlier arrival plus the uptime since it was noted.
 * The newest arrival is noted once a day, and counts a day later. Until then counts one that another followed by a day:
 * a clock that is ahead for less than a day has no effect, even after a restart.
 */
export function createCutoffFinder(parts: CutoffParts): () => Promise<Date> {
  const { store, retentionDays, clock, uptime = () => performance.now() } = parts;
  // Trusted arrival minus uptime then, in milliseconds.
  let trusted = Number.NEGATIVE_INFINITY;
  /** Noted, and not yet trusted. */
  let noted: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { oldestDeletable, newestConfirmed, newest } = await store.ages();
    if (!newest) return new Date(0);
    const up = uptime();
    if (up - lookedAt >= dayMs) {
      trusted = Math.max(trusted, noted ?? (newestConfirmed?.getTime() ?? 0) - up);
      noted = newest.getTime() - up;
      lookedAt = up;
    }
    const now = Math.min(clock().getTime(), trusted + up);
    const limit = retentionCutoff(new Date(now), retentionDays);
    return new Date(Math.min(limit.getTime(), (oldestDeletable?.getTime() ?? 0) + dayMs));
  };
}

/** Deletes overdue submissions, now and every hour, until the process ends. */
export function startRetention(parts: Parts): void {
  const { store, log } = parts;
  const findLimit = createCutoffFinder(parts);
  async function purge(): Promise<void> {
    try {
      const count = await store.purge(await findLimit());
      if (count > 0) logEvent(log, { event: 'purged', count });
    } catch (error) {
      const cause = error instanceof StoreError ? `: ${error.message}` : '';
      const detail = `Nothing could be purged${cause}`;
      logEvent(log, { event: 'failed', code: 'unavailable', detail });
    }
  }
  void purge();
  setInterval(() => void purge(), hour);
}
